import { formatWhole } from "#domain/format/swedish-format.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { broadbandNouns } from "./broadband-nouns.texts.sv.ts";
import { broadbandPlaceTexts } from "./broadband-place.texts.sv.ts";
import type { BroadbandType } from "./broadband.search.ts";

export const broadbandTexts: VerticalTexts = {
  product: broadbandPlaceTexts.product,
  nouns: broadbandNouns,
  formTitle: "Jämför bredband",
  resultTitle: "Bredband på din adress",
  searchingTitle: "Frågar operatörerna",
};

export const broadbandFormTexts = {
  homeSection: "Var ska du ha bredband?",
  wishSection: "Bredbandet",
  todaySection: "Vad betalar du idag?",
  submit: "Visa bredband",
  address: { label: "Adress", placeholder: "Sparvvägen 7" },
  postalCode: { label: "Postnummer" },
  city: { label: "Ort" },
  type: { label: "Hur vill du ha bredbandet?" },
  speed: { label: "Lägsta hastighet" },
  binding: { label: "Längsta bindningstid" },
  currentFee: {
    label: "Ditt pris per månad idag",
    suffix: "kr",
    help: "Vad du betalar nu, med moms. Då visar vi vad du sparar.",
  },
} as const;

export const broadbandErrorTexts = {
  address: "Skriv gata och nummer, till exempel Sparvvägen 7.",
  city: "Skriv en ort.",
} as const;

/** Addendum C, verbatim. */
export const broadbandTypeNames: Readonly<Record<BroadbandType, string>> = {
  fiber: "Fiber",
  coax: "Kabel-tv",
  mobile: "Mobilt",
};

export const allTypes = "Alla";

export const broadbandTypeHelp: Readonly<Record<BroadbandType | "all", string>> = {
  all: "Allt som går att få på din adress.",
  fiber: "Snabbt åt båda hållen. Huset behöver vara anslutet.",
  coax: "I samma uttag som kabel-tv.",
  mobile: "En router med mobilt nät. Kräver inget uttag.",
};

export const anySpeed = "Spelar ingen roll";
export const speedName = (mbit: number): string => `Minst ${formatWhole(mbit)} Mbit/s`;

export const anyBinding = "Spelar ingen roll";
export const bindingName = (months: number): string =>
  months === 0 ? "Ingen bindningstid" : `Högst ${months} månader`;
