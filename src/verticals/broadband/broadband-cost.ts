import { firstYearOre, type PaymentPlan, type PlannedPayment, twoYearsOre } from "#domain/offer/payment-plan.ts";
import type { Fees } from "#domain/offer/price.ts";
import type { BroadbandTerms } from "./broadband.offer.ts";

/** A campaign fee for the first months, the ordinary fee after them, and a start fee once. */
export function broadbandPlan({ monthlyFeeOre, campaign, startFeeOre }: BroadbandTerms): PaymentPlan {
  const fee = { label: "fee", amountOre: monthlyFeeOre, every: "month" } as const;
  const fees: PlannedPayment[] = campaign
    ? [
        { label: "campaign", amountOre: campaign.feeOre, every: "month", fromMonth: 0, months: campaign.months },
        { ...fee, fromMonth: campaign.months },
      ]
    : [{ ...fee, fromMonth: 0 }];
  const start: PlannedPayment = { label: "startFee", amountOre: startFeeOre, every: "once", fromMonth: 0 };
  return { way: "monthly", parts: startFeeOre > 0 ? [...fees, start] : fees };
}

/** With what the customer has added, which the operator states as a part of the first year. */
export function quotedPlan({ yearlyFeeOre }: Pick<Fees, "yearlyFeeOre">, terms: BroadbandTerms): PaymentPlan {
  const plan = broadbandPlan(terms);
  const addedOre = yearlyFeeOre - firstYearOre(plan);
  const added: PlannedPayment = { label: "added", amountOre: addedOre, every: "year", fromMonth: 0 };
  return addedOre === 0 ? plan : { ...plan, parts: [...plan.parts, added] };
}

export const firstYearCostOre = (terms: BroadbandTerms): number => firstYearOre(broadbandPlan(terms));

/** A campaign that ends makes the second year dearer than the first. */
export const twoYearCostOre = (terms: BroadbandTerms): number => twoYearsOre(broadbandPlan(terms));
