import type { ApplyCapability, ApplyProvider } from "#verticals/_contract/apply.ts";
import { creditPresentation } from "../credit-presentation.ts";
import { creditRequestOf } from "../credit-request.ts";
import { type Lender, lenders } from "../lenders.ts";
import { prepareCreditCase, readCreditCase } from "./credit-cases.ts";
import { prepareCreditMessage, readCreditMessage } from "./credit-messages.ts";

const PROTOCOLS: Readonly<Record<Lender["speaks"], Pick<ApplyProvider, "prepare" | "read">>> = {
  "credit-cases": { prepare: prepareCreditCase, read: readCreditCase },
  "credit-messages": { prepare: prepareCreditMessage, read: readCreditMessage },
};

/** One application goes to every lender. */
export const applyForCredit: ApplyCapability = {
  providers: Object.values(lenders).map((lender) => ({ ...lender, ...PROTOCOLS[lender.speaks] })),
  amountOre: (fields) => creditRequestOf(fields).amountKr * 100 || undefined,
  suppliable: ["payslip"],
  presentation: creditPresentation,
};
