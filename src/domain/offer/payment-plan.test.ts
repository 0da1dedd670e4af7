import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  estimatedBy,
  estimatedParts,
  everyMonthOre,
  firstYearOre,
  oncePayments,
  paidOre,
  type PlannedPayment,
  recurringYearOre,
  twoYearsOre,
} from "./payment-plan.ts";

const monthly = (amountOre: number, changes: Partial<PlannedPayment> = {}): PlannedPayment => ({
  label: "fee",
  amountOre,
  every: "month",
  fromMonth: 0,
  ...changes,
});

const amountOre = fc.integer({ min: -500_00, max: 5_000_00 });
const payment: fc.Arbitrary<PlannedPayment> = fc.oneof(
  fc.record({
    label: fc.constant("part"),
    amountOre,
    every: fc.constantFrom("month", "year"),
    fromMonth: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({
    label: fc.constant("part"),
    amountOre,
    every: fc.constantFrom("once", "month", "year"),
    fromMonth: fc.integer({ min: 0, max: 30 }),
    months: fc.integer({ min: 1, max: 30 }),
  }),
);
const plan = fc.record({ parts: fc.array(payment, { maxLength: 5 }) });

describe("what a plan comes to", () => {
  it("is twelve months of a month, and one payment of a year", () => {
    expect(firstYearOre({ parts: [monthly(325_00)] })).toBe(3_900_00);
    const yearly = { parts: [monthly(3_779_00, { every: "year" })] };
    expect([firstYearOre(yearly), twoYearsOre(yearly)]).toEqual([3_779_00, 7_558_00]);
  });

  it("has a campaign while it lasts, and what is paid once only once", () => {
    const parts = [
      monthly(199_00, { months: 6 }),
      monthly(379_00, { fromMonth: 6 }),
      monthly(495_00, { every: "once" }),
    ];
    expect([firstYearOre({ parts }), twoYearsOre({ parts })]).toEqual([3_963_00, 8_511_00]);
    expect(recurringYearOre({ parts })).toBe(3_468_00);
    expect(oncePayments({ parts })).toEqual([parts[2]]);
  });

  it("counts each payment in whole kronor, so that twelve times what is shown is the year that is shown", () => {
    expect(firstYearOre({ parts: [monthly(658_33)] })).toBe(12 * 658_00);
    expect(everyMonthOre({ parts: [monthly(658_50)] })).toBe(659_00);
  });

  it("is the same whether it is counted at once or month by month", () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 36 }), (given, from, months) => {
        const each = Array.from({ length: months }, (_, at) => paidOre(given, 1, from + at));
        expect(paidOre(given, months, from)).toBe(each.reduce((sum, ore) => sum + ore, 0));
        expect(Math.abs(paidOre(given, months, from) % 100)).toBe(0);
      }),
    );
  });

  it("is the same each month only where every month is", () => {
    fc.assert(
      fc.property(plan, (given) => {
        const monthOre = everyMonthOre(given);
        if (monthOre === undefined) return;
        expect(recurringYearOre(given)).toBe(12 * monthOre);
        expect(paidOre(given, 12, 24) - 12 * monthOre).toBe(paidOre({ parts: oncePayments(given) }, 12, 24));
      }),
    );
    expect(everyMonthOre({ parts: [] })).toBeUndefined();
    expect(everyMonthOre({ parts: [monthly(100), monthly(900, { every: "year" })] })).toBeUndefined();
  });
});

it("what is estimated is apart from what is agreed, with what it is worked out from", () => {
  const parts = [
    monthly(49_00),
    monthly(9_000_00, { every: "year", estimatedBy: ["spot-12-months", "use"] }),
    monthly(80_00, { estimatedBy: ["use"] }),
  ];
  expect(estimatedParts({ parts })).toEqual([parts[1], parts[2]]);
  expect(estimatedBy({ parts })).toEqual(["spot-12-months", "use"]);
});
