import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paidOre } from "#domain/offer/payment-plan.ts";
import { broadbandPlan, firstYearCostOre, twoYearCostOre } from "./broadband-cost.ts";

describe("the cost of a subscription", () => {
  it("is the start fee, the campaign while it lasts, and the ordinary fee after it", () => {
    const terms = { monthlyFeeOre: 379_00, campaign: { feeOre: 199_00, months: 6 }, startFeeOre: 0 };
    expect([firstYearCostOre(terms), twoYearCostOre(terms)]).toEqual([3_468_00, 8_016_00]);
    const mobile = { monthlyFeeOre: 349_00, campaign: undefined, startFeeOre: 495_00 };
    expect([firstYearCostOre(mobile), twoYearCostOre(mobile)]).toEqual([4_683_00, 8_871_00]);
  });

  it("has the campaign's fee in the second year where the campaign is longer than a year", () => {
    const terms = { monthlyFeeOre: 500_00, campaign: { feeOre: 300_00, months: 18 }, startFeeOre: 99_00 };
    expect([firstYearCostOre(terms), twoYearCostOre(terms)]).toEqual([3_699_00, 8_499_00]);
  });

  it("is the sum of the months, whatever the terms", () => {
    const ore = fc.integer({ min: 0, max: 2_000 }).map((kr) => kr * 100);
    const campaign = fc.option(fc.record({ feeOre: ore, months: fc.integer({ min: 1, max: 24 }) }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ monthlyFeeOre: ore, campaign, startFeeOre: ore }), (terms) => {
        const months = Array.from({ length: 24 }, (_, at) =>
          terms.campaign && at < terms.campaign.months ? terms.campaign.feeOre : terms.monthlyFeeOre,
        );
        const sum = (count: number) => months.slice(0, count).reduce((all, fee) => all + fee, terms.startFeeOre);
        for (const count of [1, 12, 24]) expect(paidOre(broadbandPlan(terms), count)).toBe(sum(count));
      }),
    );
  });
});
