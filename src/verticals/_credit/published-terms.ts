import type { LenderSlug } from "./lenders.ts";

/** What a lender publishes of its credits without security. Rates are nominal, in hundredths of a percent. */
export interface PublishedTerms {
  readonly minKr: number;
  readonly maxKr: number;
  readonly fromBasisPoints: number;
  readonly toBasisPoints: number;
  readonly setupFeeKr: number;
  readonly noticeFeeKr: number;
}

const terms = (
  [minKr, maxKr]: readonly [number, number],
  [fromBasisPoints, toBasisPoints]: readonly [number, number],
  [setupFeeKr, noticeFeeKr]: readonly [number, number],
): PublishedTerms => ({ minKr, maxKr, fromBasisPoints, toBasisPoints, setupFeeKr, noticeFeeKr });

/** From the price lists of the lenders; a test compares them with what the simulated ones offer. */
export const publishedTerms: Readonly<Record<LenderSlug, PublishedTerms>> = {
  ortugen: terms([20_000, 600_000], [595, 1_295], [0, 0]),
  styvern: terms([10_000, 400_000], [690, 1_440], [295, 0]),
  rantmaster: terms([5_000, 500_000], [640, 1_840], [395, 0]),
  skarvan: terms([5_000, 50_000], [1_290, 2_190], [395, 29]),
  lanstugan: terms([30_000, 600_000], [575, 1_475], [495, 0]),
  kopparslant: terms([15_000, 350_000], [720, 1_220], [0, 19]),
  halvskilling: terms([5_000, 150_000], [890, 1_490], [249, 15]),
  myntgatan: terms([50_000, 600_000], [560, 1_010], [0, 0]),
};

export interface RateExample {
  /** Of all that lend the amount. */
  readonly fromBasisPoints: number;
  readonly toBasisPoints: number;
  /** The middle of the span of the lender in the middle. */
  readonly nominalBasisPoints: number;
  readonly setupFeeOre: number;
  readonly noticeFeeOre: number;
}

/**
 * Terms to calculate an amount with before a lender has answered: those of the lender in the middle of all that lend it, the dearer one of
 * two. No statistics of granted credits are at hand, and a rate that few get must not be the example.
 */
export function rateExample(
  amountKr: number,
  published: readonly PublishedTerms[] = Object.values(publishedTerms),
): RateExample | undefined {
  const lending = published
    .filter(({ minKr, maxKr }) => amountKr >= minKr && amountKr <= maxKr)
    .toSorted((one, other) => middleOf(one) - middleOf(other));
  const middle = lending[Math.floor(lending.length / 2)];
  if (!middle) return undefined;
  return {
    fromBasisPoints: Math.min(...lending.map(({ fromBasisPoints }) => fromBasisPoints)),
    toBasisPoints: Math.max(...lending.map(({ toBasisPoints }) => toBasisPoints)),
    nominalBasisPoints: middleOf(middle),
    setupFeeOre: middle.setupFeeKr * 100,
    noticeFeeOre: middle.noticeFeeKr * 100,
  };
}

const middleOf = ({ fromBasisPoints, toBasisPoints }: PublishedTerms): number =>
  Math.round((fromBasisPoints + toBasisPoints) / 2);
