/** A Swedish day of a meter: whole Wh of each of its 92, 96 or 100 quarters; NaN where the file has no value. */
export interface MeterDay {
  readonly date: string;
  readonly wh: Float64Array;
}

export interface MeterSeries {
  /** Ascending; a day without any value is absent. */
  readonly days: readonly MeterDay[];
  /** The first and the last day with a value. */
  readonly from: string;
  readonly to: string;
  readonly totalWh: number;
  /** Minutes between the values of the file. */
  readonly stepMinutes: 15 | 30 | 60;
  readonly warnings: MeterWarnings;
}

/** How many of each; all zero for a file without gaps. */
export interface MeterWarnings {
  /** Hours between the first and the last value that have none, begun ones included. */
  readonly missingHours: number;
  /** Rows for a time that another row had already given; the later one is used. */
  readonly duplicates: number;
  /** Rows or values that could not be read or are for an hour that did not exist. */
  readonly ignored: number;
  /** Days at the beginning that are left out because the file has more than a year. */
  readonly daysLeftOut: number;
}

/** Why a file cannot be used. */
export type MeterRefusal =
  | "tooLarge"
  | "empty"
  /** No heading with a time and a value was found. */
  | "unknownLayout"
  /** One value a day or a month: it has no hours. */
  | "tooCoarse"
  | "noValues"
  /** Less than four weeks. */
  | "tooShort";

export type MeterReading =
  | { readonly ok: true; readonly series: MeterSeries }
  | { readonly ok: false; readonly reason: MeterRefusal };
