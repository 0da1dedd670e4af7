import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import {
  afterEvent,
  POLL_INTERVAL_MS,
  type ProviderProgress,
  type SearchRun,
  SETTLE_MS,
  startRun,
} from "#domain/search-progress.ts";
import { usePoll } from "#ui/poll/use-poll.ts";
import { askForProgress, askForSearch, newTempSearchId } from "./search-calls.ts";

interface SearchToRun {
  readonly searchId: string;
  readonly searchAddress: string;
  readonly progressAddress: string;
  readonly known: readonly ProviderProgress[];
  /** The list stands still: time to fetch it. */
  onSettled(): void;
}

/** Runs a stored search from the page: asks for it, follows it, and says when its result can be read. */
export function useSearchRun({ searchId, searchAddress, progressAddress, known, onSettled }: SearchToRun): SearchRun {
  const [run, happened] = useReducer(afterEvent, known, startRun);
  const tempSearchId = useRef("");
  const settled = useEffectEvent(onSettled);

  useEffect(() => {
    const controller = new AbortController();
    tempSearchId.current = newTempSearchId();
    const ids = { searchId, tempSearchId: tempSearchId.current };
    void askForSearch(searchAddress, ids, controller.signal).then((outcome) => {
      // A lost answer leaves it to the polls to tell the end.
      if (!controller.signal.aborted && outcome !== "lost") happened({ kind: outcome });
    });
    return () => controller.abort();
  }, [searchId, searchAddress]);

  usePoll({
    isActive: run.kind === "searching",
    intervalMs: POLL_INTERVAL_MS,
    async ask(signal) {
      const progress = await askForProgress(progressAddress, tempSearchId.current, signal);
      if (!signal.aborted) happened(progress ? { kind: "polled", ...progress } : { kind: "poll-lost" });
    },
  });

  useEffect(() => {
    if (run.kind !== "settling") return undefined;
    const timer = setTimeout(() => {
      happened({ kind: "settle-time-over" });
      settled();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [run.kind]);

  return run;
}
