import type { PriceFigure, PricedSearch } from "#domain/statistics/price-figures.ts";

/** A finished search, before its postal code is made a county. */
export interface SearchedPrice extends Omit<PricedSearch, "region"> {
  readonly postalCode: string | undefined;
}

/** The figures of one month, computed once. */
export interface PriceRelease {
  /** YYYY-MM. */
  readonly month: string;
  readonly figures: readonly PriceFigure[];
}

export interface StatisticsStore {
  /** Which of the months have been released. */
  released(months: readonly string[]): Promise<readonly string[]>;
  /** The finished searches that were begun on the Swedish day, demonstration data left out. */
  searchesOn(day: string): Promise<readonly SearchedPrice[]>;
  /** Only the first release of a month is stored: false for any other. */
  release(release: PriceRelease): Promise<boolean>;
  /** The latest first. */
  releases(): Promise<readonly PriceRelease[]>;
}
