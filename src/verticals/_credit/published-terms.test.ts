import { expect, it } from "vitest";
import { lenders } from "./lenders.ts";
import { publishedTerms, rateExample } from "./published-terms.ts";
import { LENDING } from "#simulators/verticals/_credit/lending-rules.ts";

const INCOME_KR = 30_000;

it("every lender publishes its terms, and offers no rate outside them", () => {
  expect(Object.keys(publishedTerms)).toEqual(Object.keys(lenders));
  for (const [slug, { minKr, maxKr, ...published }] of Object.entries(publishedTerms))
    for (const debtKr of [0, 200_000, 400_000, 600_000, 1_000_000])
      for (const amountKr of [minKr, Math.round((minKr + maxKr) / 2), maxKr]) {
        const judged = LENDING[slug]?.rules.judge({
          personalNumber: "198502102380",
          amountOre: amountKr * 100,
          months: 60,
          monthlyIncomeOre: INCOME_KR * 100,
          otherCreditOre: debtKr * 100,
          employment: "permanent",
        });
        if (judged?.kind !== "offered") continue;
        const { nominalBasisPoints, setupFeeOre, noticeFeeOre } = judged.terms;
        expect(nominalBasisPoints).toBeGreaterThanOrEqual(published.fromBasisPoints);
        expect(nominalBasisPoints).toBeLessThanOrEqual(published.toBasisPoints);
        expect([setupFeeOre, noticeFeeOre]).toEqual([published.setupFeeKr * 100, published.noticeFeeKr * 100]);
      }
});

it("the example is the lender in the middle of those that lend the amount", () => {
  expect(rateExample(120_000)).toEqual({
    fromBasisPoints: 560,
    toBasisPoints: 1_840,
    nominalBasisPoints: 1_025,
    setupFeeOre: 49_500,
    noticeFeeOre: 0,
  });
  expect(rateExample(5_000)).toMatchObject({ fromBasisPoints: 640, toBasisPoints: 2_190, nominalBasisPoints: 1_240 });
  expect(rateExample(600_001)).toBeUndefined();
});
