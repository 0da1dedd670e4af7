import type { ApplicationFields } from "#verticals/_contract/apply.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import { creditRequestOf } from "#verticals/_credit/credit-request.ts";
import { applyForCredit } from "#verticals/_credit/protocols/apply-credit.ts";
import { privateLoanVertical } from "#verticals/privateloan/privateloan.vertical.ts";
import { loadProductPage } from "./product-page.ts";
import { signedTexts as texts } from "./signed.texts.sv.ts";

export const privateLoanServer: AppliedVertical = {
  description: privateLoanVertical,
  apply: applyForCredit,
  signedText(fields, other) {
    const { amountKr, years, lenders } = readLoan(fields);
    const applies =
      other === undefined
        ? texts.applies(amountKr, years, lenders)
        : texts.appliesWith(other, amountKr, years, lenders);
    return [applies, texts.enquiry, texts.truth, texts.notBinding];
  },
  coSignedText(fields, other) {
    const { amountKr, years, lenders } = readLoan(fields);
    return [texts.coApplies(other, amountKr, years, lenders), texts.enquiry, texts.notBinding];
  },
  pages: { "": loadProductPage },
};

const readLoan = (fields: ApplicationFields) => {
  const { amountKr, months } = creditRequestOf(fields);
  return { amountKr, years: months / 12, lenders: applyForCredit.providers.length };
};
