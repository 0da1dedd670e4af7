import fc from "fast-check";
import { expect, test } from "vitest";
import { contract } from "#tests/support/electricity/samples.ts";
import { comparisonPrice } from "./comparison-price.ts";
import type { ContractTerms } from "./contract-terms.ts";

const sum = (parts: object): number => Object.values(parts).reduce((all: number, part: number) => all + part, 0);

/** All in hundredths of an öre per kWh, worked by hand. */
const EXAMPLES: readonly (readonly [what: string, ContractTerms, kwh: number, spot: number, total: number])[] = [
  // 89.50 öre + 468 kr × 100 / 20,000 kWh = 2.34 öre -> 91.84; × 1.25 = 114.80
  ["a fixed contract with a fee", contract("fixed", { powerFeeKwh: 8950, yearlyFeeOre: 46_800 }), 20_000, 0, 11_480],
  // spot 45.60 + certificate 0.40 + markup 4.00 + volume 3.20 + environment 1.00 = 54.20; fee 588 kr × 100 / 5,000 = 11.76
  // -> 65.96; × 1.25 = 82.45
  [
    "a monthly contract with every surcharge",
    contract("monthly", {
      certificateKwh: 40,
      markupKwh: 400,
      volumeFeeKwh: 320,
      environmentKwh: 100,
      yearlyFeeOre: 58_800,
    }),
    5000,
    4560,
    8245,
  ],
  // half of 80.00 + half of 45.60 = 62.80; markup with certificate 4.40 -> 67.20; × 1.25 = 84.00
  ["a mixed contract", contract("mixed", { powerFeeKwh: 8000, certificateAndMarkupKwh: 440 }), 5000, 4560, 8400],
  // spot 45.60 + markup 5.00 - 2.40 × 6/12 = 1.20 -> 49.40; fee 600 kr, less 120 kr, less 100 kr once, less 20 kr × 6 = 260 kr;
  // × 100 / 2,000 = 13.00 -> 62.40; × 1.25 = 78.00
  [
    "an hourly contract with the four discounts",
    contract("hourly", {
      markupKwh: 500,
      yearlyFeeOre: 60_000,
      discounts: { yearlyFeeOre: 12_000, onceOre: 10_000, monthlyOre: 2000, months: 6, kwh: 240 },
    }),
    2000,
    4560,
    7800,
  ],
  // spot -10.00 + markup 2.00 = -8.00; × 1.25 = -10.00
  ["a negative spot price", contract("hourly", { markupKwh: 200 }), 2000, -1000, -1000],
  // 1 öre × 100 / 3 kWh = 33.33... hundredths; + 1 = 34.33; × 1.25 = 42.92 -> 43
  ["a fee that does not divide", contract("fixed", { powerFeeKwh: 1, yearlyFeeOre: 1 }), 3, 0, 43],
];

test.each(EXAMPLES)("%s, worked by hand [E-011]", (_what, terms, kwh, spot, total) => {
  const price = comparisonPrice(terms, kwh, spot);
  expect(price.comparisonKwh).toBe(total);
  expect(sum(price.parts)).toBe(total);
});

test("each part of the price is shown apart, discounts below zero [E-003] [E-010]", () => {
  const terms = contract("hourly", {
    certificateKwh: 40,
    markupKwh: 400,
    volumeFeeKwh: 320,
    environmentKwh: 100,
    yearlyFeeOre: 60_000,
    discounts: { yearlyFeeOre: 12_000, onceOre: 10_000, monthlyOre: 2000, months: 6, kwh: 240 },
  });
  expect(comparisonPrice(terms, 2000, 4560).parts).toEqual({
    spot: 4560,
    powerFee: 0,
    certificate: 40,
    markup: 400,
    certificateAndMarkup: 0,
    volumeFee: 320,
    environment: 100,
    // 600 kr × 100 / 2,000 kWh
    fixedCost: 3000,
    discountYearlyFee: -600,
    discountOnce: -500,
    discountMonthly: -600,
    discountKwh: -120,
    // A quarter of 6,600.
    vat: 1650,
  });
});

const upTo = (max: number) => fc.nat({ max });
const anyTerms: fc.Arbitrary<ContractTerms> = fc.record({
  type: fc.constantFrom("fixed", "hourly", "monthly", "mixed"),
  powerFeeKwh: upTo(30_000),
  certificateKwh: upTo(500),
  markupKwh: upTo(2000),
  certificateAndMarkupKwh: upTo(2000),
  volumeFeeKwh: upTo(2000),
  environmentKwh: upTo(1000),
  yearlyFeeOre: upTo(200_000),
  discounts: fc.record({
    yearlyFeeOre: upTo(100_000),
    onceOre: upTo(100_000),
    monthlyOre: upTo(10_000),
    months: fc.integer({ min: 1, max: 12 }),
    kwh: upTo(2000),
  }),
});
const anyUse = fc.integer({ min: 1, max: 100_000 });
const anySpot = fc.integer({ min: -10_000, max: 60_000 });

test("whatever the contract, the parts are whole and sum to the total [E-011]", () => {
  fc.assert(
    fc.property(anyTerms, anyUse, anySpot, (terms, kwh, spot) => {
      const { comparisonKwh, parts } = comparisonPrice(terms, kwh, spot);
      expect(sum(parts)).toBe(comparisonKwh);
      expect(Object.values(parts).every(Number.isSafeInteger)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("the VAT is a fifth of the total but for the rounding of seven parts", () => {
  fc.assert(
    fc.property(anyTerms, anyUse, anySpot, (terms, kwh, spot) => {
      const { comparisonKwh, parts } = comparisonPrice(terms, kwh, spot);
      expect(Math.abs(parts.vat - comparisonKwh / 5)).toBeLessThanOrEqual(4);
    }),
    { numRuns: 2000 },
  );
});

test("the order in which discounts are taken off does not matter", () => {
  const kinds = ["yearlyFeeOre", "onceOre", "monthlyOre", "kwh"] as const;
  const none = { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, kwh: 0 };
  fc.assert(
    fc.property(anyTerms, anyUse, fc.shuffledSubarray([...kinds], { minLength: 4 }), (terms, kwh, order) => {
      // One discount more at a time: wherever it comes in the order, it lowers the price by the same, but for the rounding of two totals.
      const priceWith = (given: readonly (typeof kinds)[number][]): number => {
        const picked = Object.fromEntries(given.map((kind) => [kind, terms.discounts[kind]]));
        const discounts = { ...terms.discounts, ...none, ...picked };
        return comparisonPrice({ ...terms, discounts }, kwh, 4560).comparisonKwh;
      };
      order.forEach((kind, index) => {
        const step = priceWith(order.slice(0, index)) - priceWith(order.slice(0, index + 1));
        const alone = priceWith([]) - priceWith([kind]);
        expect(Math.abs(step - alone)).toBeLessThanOrEqual(1);
      });
      expect(priceWith(order)).toBe(priceWith(kinds));
    }),
    { numRuns: 500 },
  );
});

test("a fixed contract does not depend on the spot price", () => {
  fc.assert(
    fc.property(anyTerms, anyUse, anySpot, (terms, kwh, spot) => {
      const fixed = { ...terms, type: "fixed" as const };
      expect(comparisonPrice(fixed, kwh, spot)).toEqual(comparisonPrice(fixed, kwh, 0));
    }),
  );
});
