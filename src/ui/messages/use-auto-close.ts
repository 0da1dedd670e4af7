import { useEffect, useRef } from "react";
import { type PausableTimer, startPausableTimer } from "#ui/pieces/pausable-timer.ts";

/** Runs from the first showing; without a duration there is no timer. The answer's handlers make it wait. */
export function useAutoClose(durationMs: number | undefined, onEnd: () => void) {
  const timer = useRef<PausableTimer>(undefined);
  const holds = useRef(new Set<"pointer" | "focus">());
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (durationMs === undefined) return undefined;
    const started = startPausableTimer(durationMs, () => latest.current());
    if (holds.current.size > 0) started.pause();
    timer.current = started;
    return () => started.cancel();
  }, [durationMs]);
  const hold = (by: "pointer" | "focus") => {
    holds.current.add(by);
    timer.current?.pause();
  };
  const letGo = (by: "pointer" | "focus") => {
    holds.current.delete(by);
    if (holds.current.size === 0) timer.current?.resume();
  };
  return {
    onPointerEnter: () => hold("pointer"),
    onPointerLeave: () => letGo("pointer"),
    onFocus: () => hold("focus"),
    onBlur: () => letGo("focus"),
  };
}
