import { formatKr } from "#domain/format/swedish-format.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { accidentPlaceTexts } from "./accident-place.texts.sv.ts";
import type { Injury } from "./accident.offer.ts";
import type { Insured, Occupation } from "./accident.search.ts";

export const accidentTexts: VerticalTexts = {
  product: accidentPlaceTexts.product,
  nouns: insuranceNouns,
  formTitle: "Jämför olycksfallsförsäkring",
  resultTitle: "Priser på olycksfallsförsäkring",
  searchingTitle: "Hämtar priser på olycksfallsförsäkring",
};

export const accidentFormTexts = {
  insuredSection: "Vem försäkringen gäller",
  coverSection: "Skyddet",
  personSection: "Du",
  submit: "Visa priser",
  insured: { label: "Vem vill du försäkra?" },
  occupation: {
    label: "Arbete",
    help: "Försäkrar du er båda svarar du för den av er som har det farligare arbetet.",
  },
  sports: {
    label: "Farlig sport på fritiden",
    help: "Till exempel kampsport, klättring, motorsport eller tävlingsridning.",
  },
  amount: {
    label: "Försäkringsbelopp",
    help: "Ersättningen för en bestående skada är en andel av beloppet.",
  },
  personalNumber: {
    label: "Ditt personnummer",
    help: "Ditt eget, även när du försäkrar din partner eller ditt barn. Deras frågar bolaget efter när du har beställt. Vi frågar inte om hälsa.",
  },
} as const;

/** Addendum C, verbatim, as the two lists below. */
export const insuredNames: Readonly<Record<Insured, string>> = {
  me: "Mig själv",
  partner: "Mig och min partner",
  child: "Mitt barn",
};

export const occupationNames: Readonly<Record<Occupation, string>> = {
  office: "Kontor",
  practical: "Praktiskt arbete",
  risk: "Riskyrke",
};

export const occupationHelp: Readonly<Record<Occupation, string>> = {
  office: "Du sitter för det mesta, eller undervisar.",
  practical: "Du arbetar med kroppen, till exempel i vård, butik, lager eller bygg.",
  risk: "Du arbetar på hög höjd, under vatten, med sprängning eller räddning.",
};

export const nameAmount = (kr: string | number): string => formatKr(Number(kr) * 100);

/** "6 priser på olycksfallsförsäkring". */
export const countedResultTitle = (count: number): string =>
  `${count} ${count === 1 ? "pris" : "priser"} på ${accidentTexts.product}`;

/** For an insurer that has no name of its own for it. */
export const defaultSubscriptionName = "Olycksfallsförsäkring";

/** Addendum C: the examples. */
export const injuryNames: Readonly<Record<Injury, string>> = {
  BROKEN_LEG: "Brutet ben",
  TOOTH: "Tandskada",
  SCAR: "Ärr",
  TENTH_INVALIDITY: "Tio procents invaliditet",
};

export const notCompensated = "Ersätts inte";

export const notCompensatedNotice = (injury: string): string => `${injury} ersätts inte`;

export const highestInvalidityName = "Högsta ersättning vid invaliditet";
