import { formatKr } from "#domain/format/swedish-format.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";

type HouseEventId = "vattenskada" | "inbrott" | "brand" | "storm" | "drulle";

const kr = (amount: number): { readonly damageOre: number; readonly text: string } => ({
  damageOre: amount * 100,
  text: formatKr(amount * 100),
});

const water = kr(80_000);
const burglary = kr(60_000);
const fire = kr(400_000);
const storm = kr(70_000);
const ownMistake = kr(14_000);

export const houseEvents: Readonly<Record<HouseEventId, InsuredEvent>> = {
  vattenskada: {
    id: "vattenskada",
    part: "WATER",
    label: "Vattenskada",
    icon: "water",
    title: "Ett rör har gått sönder i köket",
    example: `Exempel: golv, väggar och skåp kostar ${water.text} att laga. Åldersavdrag är inte medräknat.`,
    damageOre: water.damageOre,
  },
  inbrott: {
    id: "inbrott",
    part: "PERSONAL_PROPERTY",
    label: "Inbrott",
    icon: "lock",
    title: "Någon har brutit sig in och tagit dina saker",
    example: `Exempel: det som försvann kostar ${burglary.text} att ersätta.`,
    damageOre: burglary.damageOre,
    // Brå, NTU 2019: 1.7 per cent of the households in small houses were exposed in 2018.
    frequency: {
      perTenYears: 0.17,
      source: "Brås nationella trygghetsundersökning, återgiven av Byggahus",
      year: 2018,
      url: "https://www.byggahus.se/vanligt-att-oroa-sig-over-inbrott",
    },
  },
  brand: {
    id: "brand",
    part: "FIRE",
    label: "Brand",
    icon: "fire",
    title: "Det har brunnit i köket",
    example: `Exempel: huset kostar ${fire.text} att återställa.`,
    damageOre: fire.damageOre,
  },
  storm: {
    id: "storm",
    part: "STORM",
    label: "Storm",
    icon: "storm",
    title: "Ett träd har blåst ner på taket",
    example: `Exempel: taket kostar ${storm.text} att laga.`,
    damageOre: storm.damageOre,
  },
  drulle: {
    id: "drulle",
    part: "OWN_MISTAKES",
    label: "Drulle",
    icon: "phone",
    title: "Du har tappat din dator i golvet",
    example: `Exempel: en likadan dator kostar ${ownMistake.text}. Det kräver drulle för dina saker.`,
    damageOre: ownMistake.damageOre,
  },
};
