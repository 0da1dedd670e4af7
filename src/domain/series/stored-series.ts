/** The quarter-hour values of a Swedish day, in the order of time. */
export interface SeriesDay {
  /** YYYY-MM-DD in Sweden. */
  readonly date: string;
  /** 92, 96 or 100 whole numbers, whose unit the source decides; they may be negative. */
  readonly values: readonly number[];
}

/** What is stored of one key of a source. A day that is missing at the source is absent: no value is ever made up. */
export interface StoredSeries {
  readonly source: string;
  readonly key: string;
  /** Ascending. */
  readonly days: readonly SeriesDay[];
  readonly readAtMs: number;
  /** Another one whenever a day may have been added or corrected; undefined where nothing is compared. */
  readonly version?: number | undefined;
}
