import type { NamedFigure, NamedRelease } from "#journeys/statistics/price-statistics.ts";

/** Figures about all visitors: the same for every reader. */
export interface StatisticsPages {
  /** What has been released, the latest first. */
  priceStatistics(): Promise<readonly PublishedPrices[]>;
}

export type PublishedPrices = NamedRelease;
export type PublishedFigure = NamedFigure;
