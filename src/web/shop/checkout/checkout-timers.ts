import { useEffect, useRef } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import { NEW_PRICE_MS, type PriceState } from "./price-state.ts";

/** Spec 2 §5: the form renders again before it scrolls to the invalid field. */
const SCROLL_TO_FIRST_ERROR_MS = 100;

/** C-191. */
export function useDelayedErrors(
  show: (errors: readonly FieldError[]) => void,
): (errors: readonly FieldError[]) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (errors) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(errors), SCROLL_TO_FIRST_ERROR_MS);
  };
}

/** C-183: the new price is highlighted for a moment. */
export function useUpdatedPriceTimer(price: PriceState, onPassed: () => void): void {
  const latest = useRef(onPassed);
  useEffect(() => {
    latest.current = onPassed;
  });
  useEffect(() => {
    if (price.kind !== "updated") return undefined;
    const timer = setTimeout(() => latest.current(), NEW_PRICE_MS);
    return () => clearTimeout(timer);
  }, [price]);
}
