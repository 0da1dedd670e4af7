import { expect, it } from "vitest";
import { MOST_MONTHS, planGoal } from "./goal.ts";

const plan = { targetOre: 150_000_00, haveOre: 40_000_00, monthlyOre: 2_000_00, rateBasisPoints: 305, taxPercent: 30 };

it("40 000 kr and 2 000 kr a month at 3,05 % reach 150 000 kr after 51 months", () => {
  const months = planGoal(plan) ?? [];
  const last = months.at(-1);
  expect(last?.month).toBe(51);
  expect(last?.ownOre).toBe(142_000_00);
  expect(last && last.ownOre + last.interestOre).toBeGreaterThanOrEqual(150_000_00);
  const before = months.at(-2);
  expect(before && before.ownOre + before.interestOre).toBeLessThan(150_000_00);
});

// 12 000 kr for a year at 1 %: each month 10 kr, 3 kr tax. 12 times 7 kr is 84 kr; the second year is on 12 084 kr: 84,588 kr.
it("interest is paid once a year, after tax", () => {
  const months = planGoal({
    targetOre: 12_168_58,
    haveOre: 12_000_00,
    monthlyOre: 0,
    rateBasisPoints: 100,
    taxPercent: 30,
  });
  expect(months?.[1]?.interestOre).toBe(7_00);
  expect(months?.[12]?.interestOre).toBe(84_00);
  expect(months?.[13]?.interestOre).toBe(84_00 + 7_05);
  expect(months?.at(-1)).toEqual({ month: 24, ownOre: 12_000_00, interestOre: 84_00 + 84_59 });
});

it("a goal that is reached already takes no month, and one that is never reached has no plan", () => {
  expect(planGoal({ ...plan, haveOre: 150_000_00 })).toEqual([{ month: 0, ownOre: 150_000_00, interestOre: 0 }]);
  expect(planGoal({ ...plan, monthlyOre: 0, rateBasisPoints: 0 })).toBeUndefined();
  expect(planGoal({ ...plan, targetOre: 40_000_00 + MOST_MONTHS * 2_000_00, rateBasisPoints: 0 })).toHaveLength(601);
});
