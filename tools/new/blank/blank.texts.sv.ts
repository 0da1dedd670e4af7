import type { Nouns } from "#domain/text/nouns.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { blankPlaceTexts } from "./blank-place.texts.sv.ts";

/** What the shared sentences call it: docs/texts.md. */
const blankNouns: Nouns = {
  agreement: "avtal",
  theAgreement: "avtalet",
  theAgreements: "avtalen",
  formerAgreement: "gammalt avtal",
  additions: "tillägg",
  yourCompany: "ditt bolag",
  theCompany: "bolaget",
  yourDocument: "ditt avtal",
  priceFacts: "uppgifter som priset bygger på",
  termsHeading: "villkor",
  youAreCovered: "du har ett avtal",
  mediation: "jämförelse av avtal",
  mediator: "jämförare av avtal",
  a: "ett",
  any: "något",
  it: "det",
  my: "mitt",
  your: "ditt",
  new: "nytt",
  signed: "tecknat",
  ordered: "beställt",
  cancelled: "uppsagt",
  ended: "avslutat",
};

export const blankTexts: VerticalTexts = {
  product: blankPlaceTexts.product,
  nouns: blankNouns,
  formTitle: `Jämför ${blankPlaceTexts.product}`,
  resultTitle: `Priser på ${blankPlaceTexts.product}`,
  searchingTitle: "Hämtar priser",
};

export const blankFormTexts = {
  section: "Det här vill vi veta",
  submit: "Visa priser",
  count: { label: "Hur många gäller det?" },
  use: { label: "Hur ofta?" },
} as const;

export const useNames = { sometimes: "Ibland", often: "Ofta" } as const;

export const blankOfferTexts = {
  terms: "Villkor",
  count: "Antal",
  use: "Användning",
  tooMany: "Vi lämnar inte pris på fler än åtta.",
} as const;

/** In a list that a visitor shares: "3, ofta". */
export const aboutSharedBlank = (count: number, use: string): string => `${count}, ${use.toLowerCase()}`;
