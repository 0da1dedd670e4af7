import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPointsOf, type CreditFlow, effectiveRate, monthsAsYears } from "./effective-rate.ts";

/** Annex III, A, counts days. */
const daysAsYears = (days: number): number => days / 365;
const flow = (amount: number, atYears: number): CreditFlow => ({ amountOre: amount * 100, atYears });
const monthly = (months: number, amountOre: (month: number) => number): CreditFlow[] =>
  Array.from({ length: months }, (_, index) => ({
    amountOre: amountOre(index + 1),
    atYears: monthsAsYears(index + 1),
  }));

/** Directive 98/7/EC (OJ L 101, 1.4.1998, p. 17), annex III: the results that national methods had to reproduce. The formula of 2008/48/EC is the same. */
const DIRECTIVE = "directive 98/7/EC, annex III";

describe("published examples of the effective rate", () => {
  test.each([
    {
      source: `${DIRECTIVE}, A, first example: 1,200 after 546 days`,
      drawdowns: [flow(1000, 0)],
      payments: [flow(1200, daysAsYears(546))],
      published: 0.1296204,
      digits: 6,
    },
    {
      source: `${DIRECTIVE}, A, second example: 50 of 1,000 are retained`,
      drawdowns: [flow(1000, 0)],
      payments: [flow(50, 0), flow(1200, daysAsYears(546))],
      published: 0.169026,
      digits: 6,
    },
    {
      source: `${DIRECTIVE}, A, third example: 600 after one year and 600 after two`,
      drawdowns: [flow(1000, 0)],
      payments: [flow(600, 1), flow(600, 2)],
      // Solved to 0.1306624; the directive prints 0.1306623.
      published: 0.1306623,
      digits: 6,
    },
    {
      source: `${DIRECTIVE}, B, first example: 1,200 after eighteen equal months`,
      drawdowns: [flow(1000, 0)],
      payments: [flow(1200, monthsAsYears(18))],
      published: 0.129243,
      digits: 6,
    },
    {
      source:
        "Sparbanken Lidköping, list rate of 2022-11-18: 1,000,000 kr, 4.64 %, 600 straight monthly repayments, 4.74 %",
      drawdowns: [flow(1_000_000, 0)],
      payments: monthly(600, (month) => {
        const debtKr = 1_000_000 - (month - 1) * (1_000_000 / 600);
        return (1_000_000 / 600 + (debtKr * 0.0464) / 12) * 100;
      }),
      published: 0.0474,
      digits: 4,
    },
    {
      source: "Ikano Bank in Compricer's expert panel, 2011-11-09: 18.37 % paid monthly is 20 %",
      drawdowns: [flow(10_000, 0)],
      payments: [
        ...monthly(11, () => (10_000_00 * 0.1837) / 12),
        { amountOre: 10_000_00 * (1 + 0.1837 / 12), atYears: 1 },
      ],
      published: 0.2,
      digits: 4,
    },
  ])("$source", ({ drawdowns, payments, published, digits }) => {
    const rate = effectiveRate({ drawdowns, payments }) ?? Number.NaN;
    expect(Math.abs(rate - published)).toBeLessThanOrEqual(10 ** -digits / (digits === 4 ? 2 : 1));
  });

  test("rounded as the directive prints them: 12.96 %, 13.07 % and 12.92 %", () => {
    expect([0.12962037, 0.13066238, 0.12924323].map(basisPointsOf)).toEqual([1296, 1307, 1292]);
    expect(basisPointsOf(0.12345)).toBe(1235);
  });
});

describe("flows without a rate", () => {
  test("less is repaid than was lent", () => {
    expect(effectiveRate({ drawdowns: [flow(1000, 0)], payments: [flow(999, 1)] })).toBeUndefined();
  });

  test("charges at the start consume the credit", () => {
    const payments = [flow(1000, 0), flow(1200, 1)];
    expect(effectiveRate({ drawdowns: [flow(1000, 0)], payments })).toBeUndefined();
  });

  test("nothing was lent", () => {
    expect(effectiveRate({ drawdowns: [], payments: [] })).toBeUndefined();
  });
});

describe("the effective rate", () => {
  const credit = fc.record({
    amountOre: fc.integer({ min: 500_000, max: 60_000_000 }),
    months: fc.integer({ min: 1, max: 180 }),
    extraOre: fc.integer({ min: 0, max: 200_000 }),
  });

  test("is zero when nothing but the credit is repaid", () => {
    fc.assert(
      fc.property(credit, ({ amountOre, months }) => {
        const part = Math.floor(amountOre / months);
        const payments = monthly(months, (month) => (month === months ? amountOre - part * (months - 1) : part));
        expect(effectiveRate({ drawdowns: [{ amountOre, atYears: 0 }], payments })).toBe(0);
      }),
    );
  });

  test("increases with any charge, at any time", () => {
    fc.assert(
      fc.property(
        credit,
        fc.integer({ min: 1, max: 50_000 }),
        fc.nat(),
        ({ amountOre, months, extraOre }, charge, at) => {
          const payments = monthly(months, () => Math.ceil(amountOre / months) + Math.ceil(extraOre / months));
          const drawdowns = [{ amountOre, atYears: 0 }];
          const without = effectiveRate({ drawdowns, payments }) ?? Number.NaN;
          const charged = [...payments, { amountOre: charge, atYears: monthsAsYears(1 + (at % months)) }];
          expect(effectiveRate({ drawdowns, payments: charged })).toBeGreaterThan(without);
        },
      ),
    );
  });

  test("is the same to the last digit in whatever order the payments are listed", () => {
    const shuffled = fc
      .array(
        fc.record({ amountOre: fc.integer({ min: 1, max: 500_000 }), atYears: fc.constantFrom(0.25, 0.5, 1, 2) }),
        {
          minLength: 2,
          maxLength: 30,
        },
      )
      .chain((payments) =>
        fc.tuple(
          fc.constant(payments),
          fc.shuffledSubarray(payments, { minLength: payments.length, maxLength: payments.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([payments, other]) => {
        const drawdowns = [{ amountOre: 1_000, atYears: 0 }];
        expect(effectiveRate({ drawdowns, payments: other })).toBe(effectiveRate({ drawdowns, payments }));
      }),
    );
  });

  test("makes the present value of the payments that of the drawdowns, also with several drawdowns", () => {
    fc.assert(
      fc.property(credit, ({ amountOre, months, extraOre }) => {
        const drawdowns = [
          { amountOre, atYears: 0 },
          { amountOre, atYears: monthsAsYears(0.5) },
        ];
        const payments = monthly(months, () => Math.ceil((2 * amountOre + extraOre) / months));
        const rate = effectiveRate({ drawdowns, payments }) ?? Number.NaN;
        const worth = (flows: CreditFlow[]) =>
          flows.reduce((sum, each) => sum + each.amountOre * (1 + rate) ** -each.atYears, 0);
        expect(Math.abs(worth(payments) - worth(drawdowns))).toBeLessThan(1);
      }),
    );
  });
});
