import type { ApplyWeb } from "#verticals/_contract/apply-web.ts";
import { privateLoanVertical } from "#verticals/privateloan/privateloan.vertical.ts";
import { applyTexts } from "./apply.texts.sv.ts";
import { LoanAside } from "./LoanAside.tsx";

export const privateLoanWeb: ApplyWeb = {
  description: privateLoanVertical,
  Aside: LoanAside,
  beforeConsent: [applyTexts.enquiry, applyTexts.warning],
};
