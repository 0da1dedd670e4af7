import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isLargeScreen } from "#ui/pieces/breakpoints.ts";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { track } from "#web/shell/analytics/track.ts";
import { calls } from "#web/shell/calls/calls.ts";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { createFetchCalls } from "./fetch-calls.ts";
import type { FetchModalProps } from "./fetch-modal-props.ts";
import type { FetchKind } from "./fetch-rules.ts";
import { createFetchRun, type FetchRun } from "./fetch-run.ts";
import type { FetchState } from "./fetch-state.ts";
import type { FetchedInsurance } from "./fetched-insurance.ts";

interface Opening extends FetchModalProps {
  readonly web: VerticalWeb;
  readonly fetchWeb: FetchWeb;
}

export interface FetchRunning {
  readonly run: FetchRun;
  readonly state: FetchState;
  /** By the visitor, or because all is there. */
  close(): void;
}

/** One opening of the modal: starts with it, and is cancelled when it closes, however that happens. */
export function useFetchRun(opening: Opening, kind: FetchKind): FetchRunning {
  const formToken = useContext(FormTokenContext);
  const [run] = useState(() => createRun(opening, kind, formToken));
  const state = useSyncExternalStore(run.subscribe, run.read, run.read);
  const fetched = useEffectEvent((fetchDataId: string, existing: FetchedInsurance) => {
    opening.onFetched(fetchDataId, existing);
    opening.onClose(run.close(), true);
  });
  const startDate = useEffectEvent((renewalDate: string | undefined) => opening.onStartDate?.(renewalDate));
  const { isOpen, isReturn = false } = opening;
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = () => run.leave();
    window.addEventListener("pagehide", leave);
    const listener = {
      onFetched: (fetchDataId: string, existing: FetchedInsurance) => fetched(fetchDataId, existing),
      onStartDate: (renewalDate: string | undefined) => startDate(renewalDate),
    };
    if (isReturn) run.resume(listener);
    else run.open(listener);
    return () => {
      window.removeEventListener("pagehide", leave);
      run.close();
    };
  }, [run, isOpen, isReturn]);
  return {
    run,
    state,
    close() {
      if (state.step.kind === "failed") opening.onFailed?.();
      opening.onClose(run.close(), false);
    },
  };
}

function createRun({ web, fetchWeb, ...opening }: Opening, kind: FetchKind, formToken: string): FetchRun {
  const fetchCalls = createFetchCalls(calls, web.description, {
    known: pick(opening.summary, fetchWeb.knownFields),
    searchId: opening.searchId,
    resultId: opening.resultId,
    isCancellation: opening.purpose === "cancel",
    formToken,
    returnPath: location.pathname + location.search,
  });
  return createFetchRun({
    calls: fetchCalls,
    kind,
    isLargeScreen,
    nowMs: Date.now,
    onError: (label, call) => track({ event: "error", label, source: `fetch_${call}` }),
  });
}

const pick = (summary: Summary, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (summary[name] === undefined ? [] : [[name, summary[name]]])));
