import { findLine, type Price, type PriceLine } from "#domain/offer/price.ts";
import { firstYearOre } from "./broadband-cost.ts";
import type { broadbandPriceTexts } from "./broadband-price.texts.sv.ts";
import type { BroadbandTerms } from "./broadband.offer.ts";

interface BroadbandLine extends PriceLine {
  readonly label: keyof typeof broadbandPriceTexts;
}

/** The first year with the start fee in it. There is no fee a month: a campaign has two. */
export function broadbandPrice(terms: BroadbandTerms): Price {
  const firstYear: BroadbandLine = { label: "firstYear", value: firstYearOre(terms), unit: "ore-first-year" };
  const startFee: BroadbandLine = { label: "startFee", value: terms.startFeeOre, unit: "ore-once" };
  const lines = terms.startFeeOre > 0 ? [firstYear, startFee] : [firstYear];
  return { comparison: { ore: comparedOre(lines), basis: "first-year" }, headline: firstYear, lines };
}

/** The rule of the vertical: subscriptions are compared by the first year; its start fee is stated again, not added. */
export const comparedOre = (lines: readonly PriceLine[]): number => findLine({ lines }, "ore-first-year")?.value ?? 0;
