import type { Clock } from "#platform/clock.ts";
import type { SearchMeter } from "./run-search.ts";
import type { SearchResult } from "./search.port.ts";

export interface SearchTimer {
  /** Measured once: the list grows after it has opened. */
  listShown(): void;
  ended(result: SearchResult): void;
  failed(): void;
}

/** Measures one run of a search, as its visitor waits for it. */
export function startSearchTimer(
  { measure, clock }: { readonly measure: SearchMeter; readonly clock: Pick<Clock, "nowMs"> },
  vertical: string,
  isShown: boolean,
): SearchTimer {
  const startedMs = clock.nowMs();
  const tookMs = () => clock.nowMs() - startedMs;
  let hasShown = isShown;
  function listShown(): void {
    if (hasShown) return;
    hasShown = true;
    measure.listShown(vertical, tookMs());
  }
  return {
    listShown,
    ended(result) {
      listShown();
      measure.searchEnded(vertical, endOf(result), tookMs());
    },
    failed: () => measure.searchEnded(vertical, "failed", tookMs()),
  };
}

/** No price because providers declined is an answer to the visitor; no price because none of them replied is not. */
function endOf({ offers, withoutOffer }: SearchResult): "complete" | "partial" | "empty" | "failed" {
  const declined = withoutOffer.filter(({ reason }) => reason === "declined").length;
  if (offers.length === 0) return declined === 0 && withoutOffer.length > 0 ? "failed" : "empty";
  return declined === withoutOffer.length ? "complete" : "partial";
}
