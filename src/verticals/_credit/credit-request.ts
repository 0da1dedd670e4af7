import type { ApplicationFields } from "#verticals/_contract/apply.ts";

/** What lenders are asked, from the fields of an application. */
export interface CreditRequest {
  readonly amountKr: number;
  readonly months: number;
  readonly purpose: string;
  readonly monthlyIncomeKr: number;
  readonly employment: string;
  readonly housing: string;
  readonly housingCostKr: number;
  readonly children: number;
  readonly otherCreditKr: number;
  /** Twelve digits; of the person who applies too. */
  readonly coApplicantNumber: string | undefined;
}

export const creditRequestOf = (fields: ApplicationFields): CreditRequest => ({
  amountKr: whole(fields["amount"]),
  months: whole(fields["years"]) * 12,
  purpose: fields["purpose"] ?? "",
  monthlyIncomeKr: whole(fields["income"]),
  employment: fields["employment"] ?? "",
  housing: fields["housing"] ?? "",
  housingCostKr: whole(fields["housingcost"]),
  children: whole(fields["children"]),
  otherCreditKr: whole(fields["othercredit"]),
  coApplicantNumber: fields["coapplicant"] === "yes" ? fields["cocivicnumber"] : undefined,
});

/** The form has checked them: what is left out counts as none. */
const whole = (value: string | undefined): number => Math.trunc(Number(value ?? 0)) || 0;
