import type { BroadbandTerms } from "./broadband.offer.ts";

const YEAR_MONTHS = 12;

/** The start fee and the fees of the first months, the campaign's as long as it lasts. */
export function costOfMonths({ monthlyFeeOre, campaign, startFeeOre }: BroadbandTerms, months: number): number {
  const cheap = Math.min(campaign?.months ?? 0, months);
  return startFeeOre + cheap * (campaign?.feeOre ?? 0) + (months - cheap) * monthlyFeeOre;
}

export const firstYearOre = (terms: BroadbandTerms): number => costOfMonths(terms, YEAR_MONTHS);

/** A campaign that ends makes the second year dearer than the first. */
export const twoYearsOre = (terms: BroadbandTerms): number => costOfMonths(terms, 2 * YEAR_MONTHS);
