import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import {
  afterEvent,
  POLL_INTERVAL_MS,
  type ProviderProgress,
  type SearchRun,
  SETTLE_MS,
  startRun,
} from "#domain/search/search-progress.ts";
import { usePoll } from "#ui/poll/use-poll.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { progressCallPath, progressStreamPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { canStream, followStream } from "./follow-stream.ts";
import { requestProgress, requestSearch, newTempSearchId, type Progress } from "./search-calls.ts";

interface SearchToRun {
  readonly vertical: Pick<VerticalDescription, "path">;
  readonly searchId: string;
  readonly fetchDataId: string | undefined;
  readonly known: readonly ProviderProgress[];
  /** The number of ready offers has changed while the search still runs. */
  onListed(searchId: string, offerCount: number): void;
  /** The list is final: time to fetch it, under the id that the search ended with. */
  onSettled(searchId: string): void;
  /** The search itself is invalid; nothing more is requested. */
  onInvalid(errors: readonly FieldError[]): void;
  onTooMany?(): void;
}

/** Runs a stored search from the page: requests it, follows it, and reports when its result can be read. */
export function useSearchRun({ vertical, searchId, fetchDataId, known, ...hooks }: SearchToRun): SearchRun {
  const [run, happened] = useReducer(afterEvent, known, startRun);
  const isStreaming = useRef(false);
  const tempSearchId = useRef("");
  const endedWith = useRef(searchId);
  const listedCount = useRef(0);
  const settled = useEffectEvent(hooks.onSettled);
  const invalid = useEffectEvent(hooks.onInvalid);
  const tooMany = useEffectEvent(() => hooks.onTooMany?.());
  const report = useEffectEvent((progress: Progress) => {
    if (progress.isDone || !progress.searchId || progress.listedCount <= listedCount.current) return;
    listedCount.current = progress.listedCount;
    hooks.onListed(progress.searchId, progress.listedCount);
  });
  const { path } = vertical;

  useEffect(() => {
    const controller = new AbortController();
    tempSearchId.current = newTempSearchId();
    const ids = { searchId, fetchDataId, tempSearchId: tempSearchId.current };
    void requestSearch(searchCallPath({ path }), ids, controller.signal).then((outcome) => {
      // After a lost answer, the polls report the end.
      if (controller.signal.aborted || outcome.kind === "lost") return;
      if (outcome.kind === "invalid") invalid(outcome.errors);
      if (outcome.kind === "too-many") tooMany();
      if (outcome.kind === "done") endedWith.current = outcome.searchId;
      happened({ kind: outcome.kind === "done" ? "done" : "refused" });
    });
    if (!canStream()) return () => controller.abort();
    isStreaming.current = true;
    const stop = followStream(progressStreamPath({ path }, ids.tempSearchId), {
      // Many answers come at once: render them together, when the browser is idle.
      onProgress(progress) {
        startTransition(() => happened({ kind: "pushed", ...progress }));
        report(progress);
      },
      onEnd: () => void (isStreaming.current = false),
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [searchId, fetchDataId, path]);

  usePoll({
    isActive: run.kind === "searching",
    intervalMs: POLL_INTERVAL_MS,
    async ask(signal) {
      // The bar rises with time even when there is nothing to report.
      if (isStreaming.current) return happened({ kind: "poll-lost" });
      const progress = await requestProgress(progressCallPath({ path }), tempSearchId.current, signal);
      if (signal.aborted) return;
      happened(progress ? { kind: "polled", ...progress } : { kind: "poll-lost" });
      if (progress) report(progress);
    },
  });

  useEffect(() => {
    if (run.kind !== "settling") return undefined;
    const timer = setTimeout(() => {
      happened({ kind: "settle-time-over" });
      settled(endedWith.current);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [run.kind]);

  return run;
}
