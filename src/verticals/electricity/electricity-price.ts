import type { PaymentPlan, PlannedPayment } from "#domain/offer/payment-plan.ts";
import type { Price } from "#domain/offer/price.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { monthlyFeeOre } from "./electricity-fees.ts";
import type { ElectricityDetail } from "./electricity.offer.ts";

type Priced = Pick<ElectricityDetail, "terms" | "cost">;

/** The last twelve months as a year; what it costs to leave the present contract is paid once, in the first year. */
export const electricityPrice = (priced: Priced, exitFeeOre = 0): Price => ({
  plans: electricityPlans(priced, { exitFeeOre }),
  compared: { basis: "first-year" },
  headline: "ore-year",
  figures: [{ label: "comparison", value: priced.cost.comparisonKwh, unit: "hundredth-ore-kwh" }],
});

interface Stated {
  /** As the supplier has confirmed it, where that is another year than the one of the list. */
  readonly yearOre?: number;
  readonly exitFeeOre?: number;
}

/**
 * Paid by the month for what was used: no month is known. The fixed fee is agreed, and the electricity is worked out from the use and the
 * market. The parts come to the year: fee and discount are in whole kronor, and what that changes is in the part that is estimated.
 */
export function electricityPlans(
  { terms, cost }: Priced,
  { yearOre = cost.yearOre, exitFeeOre = 0 }: Stated = {},
): readonly PaymentPlan[] {
  const feeOre = wholeKrOre(monthlyFeeOre(terms));
  const discountOre = wholeKrOre(cost.discountOre);
  const all: PlannedPayment[] = [
    {
      label: "year",
      amountOre: yearOre - 12 * feeOre + discountOre,
      every: "year",
      fromMonth: 0,
      estimatedBy: terms.type === "fixed" ? ["use"] : ["spot-12-months", "use"],
    },
    { label: "monthlyFee", amountOre: feeOre, every: "month", fromMonth: 0 },
    {
      label: "discount",
      amountOre: -discountOre,
      every: "year",
      fromMonth: 0,
      months: 12,
      ...(terms.discounts.kwh > 0 ? { estimatedBy: ["use"] } : {}),
    },
    { label: "exitFee", amountOre: exitFeeOre, every: "once", fromMonth: 0 },
  ];
  return [{ way: "monthly", parts: all.filter(({ amountOre }, index) => index === 0 || amountOre !== 0) }];
}
