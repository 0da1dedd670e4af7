import { formatKr } from "#domain/format/swedish-format.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";

type FlatEventId = "vattenskada" | "golv" | "inbrott" | "brand" | "drulle" | "resa";

const kr = (amount: number): { readonly damageOre: number; readonly text: string } => ({
  damageOre: amount * 100,
  text: formatKr(amount * 100),
});

const water = kr(30_000);
const floor = kr(60_000);
const burglary = kr(40_000);
const fire = kr(400_000);
const phone = kr(9_000);
const journey = kr(45_000);

export const flatEvents: Readonly<Record<FlatEventId, InsuredEvent>> = {
  vattenskada: {
    id: "vattenskada",
    part: "WATER",
    label: "Vattenskada",
    icon: "water",
    title: "Diskmaskinen har läckt på dina saker",
    example: `Exempel: det som förstördes kostar ${water.text} att ersätta. Golv och väggar är inte medräknade.`,
    damageOre: water.damageOre,
  },
  golv: {
    id: "golv",
    part: "TENANT_OWNER",
    label: "Golv och väggar",
    icon: "home",
    title: "Vatten har förstört ditt köksgolv",
    example: `Exempel: golv och skåp kostar ${floor.text} att byta. I en bostadsrätt ansvarar du själv för dem, och det kräver bostadsrättstillägg.`,
    damageOre: floor.damageOre,
  },
  inbrott: {
    id: "inbrott",
    part: "PERSONAL_PROPERTY",
    label: "Inbrott",
    icon: "lock",
    title: "Någon har brutit sig in och tagit dina saker",
    example: `Exempel: det som försvann kostar ${burglary.text} att ersätta.`,
    damageOre: burglary.damageOre,
    // Brå, NTU 2019: 1.9 per cent of the households in blocks of flats were exposed in 2018.
    frequency: {
      perTenYears: 0.19,
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
    title: "Det har brunnit hemma hos dig",
    example: `Exempel: dina saker kostar ${fire.text} att ersätta. Mer än det värde du har angett för dina saker betalas inte ut.`,
    damageOre: fire.damageOre,
  },
  drulle: {
    id: "drulle",
    part: "ALLRISK",
    label: "Drulle",
    icon: "phone",
    title: "Du har tappat mobilen i golvet",
    example: `Exempel: en likadan mobil kostar ${phone.text}. Det kräver drulle.`,
    damageOre: phone.damageOre,
  },
  resa: {
    id: "resa",
    part: "TRAVEL",
    label: "Resa",
    icon: "bag",
    title: "Du har blivit sjuk på en resa",
    example: `Exempel: vård och hemresa kostar ${journey.text}. Resan är två veckor lång och kräver reseskydd.`,
    damageOre: journey.damageOre,
    // Every travel cover lasts longer.
    days: 14,
  },
};
