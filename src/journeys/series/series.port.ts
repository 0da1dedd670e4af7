import type { SeriesDay } from "#domain/series/stored-series.ts";
import type { StoredDay } from "#domain/series/series-plan.ts";

export interface SeriesName {
  readonly source: string;
  readonly key: string;
}

export interface SeriesStore {
  /** What is stored from a day on, without the values. */
  stored(name: SeriesName, from: string): Promise<ReadonlyMap<string, StoredDay>>;
  /** Idempotent: equal values leave the revision as it is, others replace them. */
  store(name: SeriesName, day: FetchedDay): Promise<StoreOutcome>;
  /** The days from a day on, ascending; only those fetched since, when that is given. */
  read(name: SeriesName, from: string, sinceMs?: number): Promise<readonly FetchedDay[]>;
}

export type StoreOutcome = "stored" | "corrected" | "unchanged";

export interface FetchedDay extends SeriesDay {
  readonly fetchedAtMs: number;
}
