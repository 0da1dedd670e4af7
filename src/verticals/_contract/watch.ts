import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { VerticalFetching } from "./fetching.ts";

/** How the agreements of a vertical are compared again. Without it those that renew are only reminded of. */
export interface WatchCapability {
  /** What an offer covers; the same types as those of today's agreement. */
  offerRows(detail: Readonly<Record<string, unknown>>): readonly CoverRow[];
  /** What today's agreement covers, as far as its provider has reported it. */
  formerRows?(reported: ReportedCover): readonly CoverRow[];
}

/** What the provider of today's agreement reports of it. */
export type ReportedCover = Parameters<NonNullable<VerticalFetching["compareCover"]>>[0];
