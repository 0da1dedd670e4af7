import { useEffect, useId, useRef } from "react";
import { stepInterceptors } from "./hash-history.ts";

/**
 * What opens over a page and has no address of its own is a step in the browser's history all the same: on a phone, back is how
 * things are closed. Closed otherwise, it takes its step back with it.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = (): boolean => {
      if (isAt(id)) return false;
      stepInterceptors.delete(keep);
      latest.current();
      runWaiting();
      return true;
    };
    const begin = (): void => {
      // A router keeps its own notes in the state; they hold for the same page.
      history.pushState({ ...readState(), step: id }, "");
      stepInterceptors.add(keep);
    };
    // A step that is being taken back would take this one back in its place.
    if (isSteppingBack) waiting.push(begin);
    else begin();
    return () => {
      waiting = waiting.filter((each) => each !== begin);
      const isOurs = stepInterceptors.delete(keep) && isAt(id);
      if (isOurs) stepBackUnseen();
    };
  }, [id, isOpen]);
}

/** For what changes the address of the page below: now, or when what lies over it as a step has closed. */
export function afterStep(change: () => void): void {
  if (readState().step === undefined && !isSteppingBack) change();
  else waiting.push(change);
}

/** Of a browser that has been asked to go back, and has not done so yet. */
let isSteppingBack = false;
let waiting: (() => void)[] = [];

function runWaiting(): void {
  isSteppingBack = false;
  const now = waiting;
  waiting = [];
  for (const act of now) act();
}

interface HistoryState {
  readonly step?: string;
}

const readState = (): HistoryState => (history.state ?? {}) as HistoryState;

const isAt = (id: string): boolean => readState().step === id;

/** The router would load the page's data anew for a step that leads nowhere. */
function stepBackUnseen(): void {
  const keep = (): boolean => {
    stepInterceptors.delete(keep);
    runWaiting();
    return true;
  };
  stepInterceptors.add(keep);
  isSteppingBack = true;
  history.back();
}
