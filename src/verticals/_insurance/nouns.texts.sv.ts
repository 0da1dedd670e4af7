import type { Nouns } from "#domain/text/nouns.ts";

export const insuranceNouns: Nouns = {
  agreement: "försäkring",
  theAgreement: "försäkringen",
  theAgreements: "försäkringarna",
  formerAgreement: "gammal försäkring",
  additions: "tilläggsförsäkringar",
  yourCompany: "ditt försäkringsbolag",
  theCompany: "försäkringsbolaget",
  yourDocument: "ditt försäkringsbrev",
  youAreCovered: "du är försäkrad",
  mediation: "försäkringsförmedling",
  mediator: "försäkringsförmedlare",
  a: "en",
  any: "någon",
  it: "den",
  my: "min",
  your: "din",
  new: "ny",
  signed: "tecknad",
  cancelled: "uppsagd",
  ended: "avslutad",
};
