import type { Nouns } from "#domain/text/nouns.ts";

export const electricityNouns: Nouns = {
  agreement: "elavtal",
  theAgreement: "elavtalet",
  theAgreements: "elavtalen",
  formerAgreement: "gammalt elavtal",
  additions: "tilläggstjänster",
  yourCompany: "ditt elbolag",
  theCompany: "elbolaget",
  yourDocument: "din elfaktura",
  youAreCovered: "du har ett elavtal",
  mediation: "förmedling av elavtal",
  mediator: "förmedlare av elavtal",
  a: "ett",
  any: "något",
  it: "det",
  my: "mitt",
  your: "ditt",
  new: "nytt",
  signed: "tecknat",
  cancelled: "uppsagt",
  ended: "avslutat",
};
