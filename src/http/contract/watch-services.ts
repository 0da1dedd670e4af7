import type { WatchEnding } from "#journeys/watch/end-watch.ts";

/** The secret link in the mails about a watch. */
export interface WatchPages {
  readonly watchEnding: WatchEnding;
}
