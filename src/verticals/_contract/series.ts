import type { SeriesExtent } from "#domain/series/series-plan.ts";
import type { ProviderReply, ProviderRequest } from "./provider.ts";

/** Values by the quarter hour that an outside system publishes day by day; we store them for everyone (`docs/series.md`). */
export interface SeriesSource extends SeriesExtent {
  /** Names the rows and the metrics; one source per name over all verticals. */
  readonly name: string;
  /** The outbound target. */
  readonly target: string;
  /** What there is a series of its own for, for example an area. */
  readonly keys: readonly string[];
  prepare(key: string, day: string): ProviderRequest;
  read(reply: ProviderReply, day: string): SeriesReading;
}

export type SeriesReading =
  | { readonly kind: "day"; readonly values: readonly number[] }
  | { readonly kind: "not-published" }
  | { readonly kind: "unreadable"; readonly why: string };
