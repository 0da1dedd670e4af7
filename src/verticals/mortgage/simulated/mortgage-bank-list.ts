import type { LatencyRange, QuoteFault } from "#verticals/_contract/simulated.ts";
import type { MortgageBankSlug } from "#verticals/mortgage/server/mortgage-banks.ts";

/** A bank is data: its rates, whom it lends to, its pace and how it fails. */
export interface SimulatedMortgageBank {
  readonly slug: MortgageBankSlug;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that get each fault, at real speed. */
  readonly faults: readonly { readonly kind: QuoteFault; readonly share: number }[];
  /** Hundredths of a percent: the term in months, the list rate, and last month's average where there was one. */
  readonly rates: readonly (readonly [months: number, list: number, average?: number])[];
  /** Taken off every rate where the loan is at most 60 percent of the home's value. */
  readonly lowLoanDiscount: number;
  readonly maxPercent: number;
  /** Of the yearly income. */
  readonly maxIncomeTimes: number;
  readonly leastKr: number;
}

/** All of them. The place in the list is the bank's number in what is magic, from 1: add at the end. */
export const mortgageBankList: readonly SimulatedMortgageBank[] = [
  {
    slug: "ortugen",
    latency: { minMs: 250, maxMs: 900 },
    faults: [{ kind: "5xx", share: 0.01 }],
    rates: [
      [3, 309, 271],
      [12, 314, 279],
      [24, 322, 288],
      [36, 331, 297],
      [60, 352, 318],
    ],
    lowLoanDiscount: 7,
    maxPercent: 90,
    maxIncomeTimes: 6,
    leastKr: 100_000,
  },
  {
    slug: "lanstugan",
    latency: { minMs: 400, maxMs: 1_500 },
    faults: [{ kind: "slow", share: 0.02 }],
    rates: [
      [3, 312, 275],
      [12, 309, 282],
      [24, 319, 290],
      [36, 329, 299],
      [60, 349, 321],
    ],
    lowLoanDiscount: 5,
    maxPercent: 90,
    maxIncomeTimes: 5.5,
    leastKr: 50_000,
  },
  {
    slug: "rantmaster",
    latency: { minMs: 300, maxMs: 1_100 },
    faults: [{ kind: "duplicate-answer", share: 0.02 }],
    rates: [
      [3, 319, 268],
      [12, 318, 277],
      [24, 326, 286],
      [36, 334, 295],
      [60, 358, 316],
    ],
    lowLoanDiscount: 10,
    maxPercent: 85,
    maxIncomeTimes: 5.5,
    leastKr: 250_000,
  },
  {
    slug: "styvern",
    latency: { minMs: 200, maxMs: 700 },
    faults: [{ kind: "5xx", share: 0.01 }],
    rates: [
      [3, 329, 284],
      [12, 324, 289],
      [24, 331, 296],
      [36, 339, 304],
      [60, 366, 328],
    ],
    lowLoanDiscount: 6,
    maxPercent: 85,
    maxIncomeTimes: 5,
    leastKr: 50_000,
  },
  {
    slug: "skarvan",
    latency: { minMs: 500, maxMs: 2_000 },
    faults: [{ kind: "hang", share: 0.02 }],
    rates: [
      [3, 337, 301],
      [12, 334, 305],
      [24, 341, 311],
      [36, 349],
      [60, 374],
    ],
    lowLoanDiscount: 8,
    maxPercent: 90,
    maxIncomeTimes: 6,
    leastKr: 50_000,
  },
  {
    slug: "takasen",
    latency: { minMs: 350, maxMs: 1_300 },
    faults: [{ kind: "truncate", share: 0.01 }],
    rates: [
      [3, 325, 279],
      [12, 321, 284],
      [24, 328, 291],
      [36, 336, 300],
      [60, 360, 322],
    ],
    lowLoanDiscount: 15,
    maxPercent: 80,
    maxIncomeTimes: 5,
    leastKr: 500_000,
  },
];
