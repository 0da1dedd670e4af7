import type { PaymentPlan, PlannedPayment } from "#domain/offer/payment-plan.ts";
import type { Price } from "#domain/offer/price.ts";
import type { ContractCost } from "./electricity.contract.ts";

/** A year at the comparison price; what it costs to leave the present contract is paid once, in the first year. */
export const electricityPrice = ({ yearOre, comparisonKwh }: ContractCost, exitFeeOre = 0): Price => ({
  plans: electricityPlans(yearOre, exitFeeOre),
  compared: { basis: "first-year" },
  headline: "ore-year",
  figures: [{ label: "comparison", value: comparisonKwh, unit: "hundredth-ore-kwh" }],
});

/** Paid by the month for what was used: no month is known, and the year is worked out from the use. */
export function electricityPlans(yearOre: number, exitFeeOre = 0): readonly PaymentPlan[] {
  const year: PlannedPayment = { label: "year", amountOre: yearOre, every: "year", fromMonth: 0, estimatedBy: ["use"] };
  const exitFee: PlannedPayment = { label: "exitFee", amountOre: exitFeeOre, every: "once", fromMonth: 0 };
  return [{ way: "monthly", parts: exitFeeOre > 0 ? [year, exitFee] : [year] }];
}
