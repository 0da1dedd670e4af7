import { formatKr } from "#domain/format/swedish-format.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { flatPlaceTexts } from "./flat-place.texts.sv.ts";
import type { ExcessKind } from "./flat.offer.ts";
import { type Association, type ExcessChoice, type Housing, type Movables, movablesKr } from "./flat.search.ts";

export const flatTexts: VerticalTexts = {
  product: flatPlaceTexts.product,
  nouns: insuranceNouns,
  formTitle: "Jämför hemförsäkring",
  resultTitle: "Priser på hemförsäkring",
  searchingTitle: "Hämtar priser på hemförsäkring",
};

export const flatFormTexts = {
  placeSection: "Var du bor",
  homeSection: "Hemmet",
  coverSection: "Skyddet",
  personSection: "Du",
  submit: "Visa priser",
  housing: { label: "Boendeform" },
  association: {
    label: "Har föreningen bostadsrättstillägg för alla?",
    help: "Styrelsen vet. Har den det behöver du inget eget, annars visar vi vilka priser det inte ingår i.",
  },
  safetyDoor: { label: "Säkerhetsdörr", help: "Svarar du inte räknar vi priset utan säkerhetsdörr." },
  movables: {
    label: "Värdet på dina saker",
    help: "Räkna med vad det skulle kosta att köpa allt i hemmet på nytt: möbler, kläder, elektronik, cyklar.",
  },
  excess: {
    label: "Självrisk",
    help: "Det du själv betalar vid en skada. En högre självrisk ger oftast ett lägre pris.",
  },
  allrisk: { label: "Drulle", help: "Ersätter det du själv råkar ha sönder eller tappa bort. Kallas också allrisk." },
  travel: { label: "Reseskydd i 45 dagar", help: "Gäller om du blir sjuk, skadad eller bestulen på resan." },
} as const;

export const housingNames: Readonly<Record<Housing, string>> = {
  hyresratt: "Hyresrätt",
  bostadsratt: "Bostadsrätt",
  student: "Studentboende",
  andrahand: "Andrahand",
};

export const associationNames: Readonly<Record<Association, string>> = {
  no: "Nej, jag behöver ett eget",
  yes: "Ja, föreningen har det",
  unknown: "Vet inte",
};

/** "500 000 kr", "Obegränsat". */
export function movablesName(movables: Movables): string {
  const kr = movablesKr(movables);
  return kr === undefined ? "Obegränsat" : formatKr(kr * 100);
}

export const excessName = (kr: ExcessChoice): string => formatKr(kr * 100);

/** "9 priser på hemförsäkring". */
export const countedResultTitle = (count: number): string =>
  `${count} ${count === 1 ? "pris" : "priser"} på ${flatTexts.product}`;

/** For an insurer that has no name of its own for it. */
export const defaultSubscriptionName = "Hemförsäkring";

export const excessNames: Readonly<Record<ExcessKind, string>> = {
  movables: "Självrisk lösöre",
  water: "Självrisk vattenskada",
  allrisk: "Självrisk drulle",
  tenantowner: "Självrisk bostadsrättstillägg",
  travel: "Självrisk reseskydd",
};

/** Names among an insurer's services that repeat its covers. */
export const coverServiceNames = ["Drulle", "Allrisk", "Bostadsrättstillägg", "Reseskydd"] as const;

export const flatCoverTexts = {
  movables: "Lösöre",
  water: "Vattenskada",
  fire: "Brand",
  allrisk: "Drulle",
  tenantOwner: "Bostadsrättstillägg",
  travel: "Reseskydd",
} as const;
