import type { AppliedDescription } from "#verticals/_contract/applied.ts";
import { privateLoanNouns } from "./privateloan-nouns.texts.sv.ts";
import { privateLoanSteps } from "./privateloan.form.ts";
import { privateLoanPlace } from "./privateloan.place.ts";
import { privateLoanTexts } from "./privateloan.texts.sv.ts";

export const privateLoanVertical: AppliedDescription = {
  ...privateLoanPlace,
  texts: {
    product: privateLoanPlace.texts.product,
    nouns: privateLoanNouns,
    applyTitle: privateLoanTexts.applyTitle,
  },
  steps: privateLoanSteps,
  parties: {
    applicant: { personalNumber: "civicnumber", email: "email" },
    coApplicant: { asked: "coapplicant", name: "coname", personalNumber: "cocivicnumber", email: "coemail" },
  },
};
