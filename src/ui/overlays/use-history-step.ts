import { useEffect, useId, useRef } from "react";
import { readHistoryState } from "./history-state.ts";
import { stepInterceptors } from "./hash-history.ts";

/**
 * An overlay without an address of its own is still a step in the browser's history: on a phone, visitors close
 * things with back. Closed another way, it removes its step.
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
      // A router stores its own data in the state; they are valid for the same page.
      history.pushState({ ...readHistoryState(), step: id }, "");
      stepInterceptors.add(keep);
    };
    // A step back that is under way would remove this step instead.
    if (isSteppingBack) waiting.push(begin);
    else begin();
    return () => {
      waiting = waiting.filter((each) => each !== begin);
      const isOurs = stepInterceptors.delete(keep) && isAt(id);
      if (isOurs) stepBackUnseen();
    };
  }, [id, isOpen]);
}

/** For changes of the page's address: now, or when the overlay that is a step has closed. */
export function afterStep(change: () => void): void {
  if (readHistoryState().step === undefined && !isSteppingBack) change();
  else waiting.push(change);
}

/** True while the browser has been asked to go back and has not done so yet. */
let isSteppingBack = false;
let waiting: (() => void)[] = [];

function runWaiting(): void {
  isSteppingBack = false;
  const now = waiting;
  waiting = [];
  for (const act of now) act();
}

const isAt = (id: string): boolean => readHistoryState().step === id;

/** The router would load the page's data again for a step that leads nowhere. */
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
