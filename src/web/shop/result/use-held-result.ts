import { useEffect, useState } from "react";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";

interface HeldResult {
  readonly shown: ShownResult;
  /** Offers that have come since, and are not in the list that is shown. */
  readonly fresh: readonly ShownOffer[];
  take(): void;
}

/**
 * A late price is inserted automatically until the visitor uses the page. From then on the list does not change until the
 * visitor asks for the new prices: nothing moves under a finger.
 */
export function useHeldResult(result: ShownResult): HeldResult {
  const [shown, setShown] = useState(result);
  const isTouched = useTouched();
  const known = new Set(shown.offers.map(({ resultId }) => resultId));
  const fresh = result.offers.filter(({ resultId }) => !known.has(resultId));
  const isHeld = isTouched && fresh.length > 0;
  if (!isHeld && shown !== result) setShown(result);
  return { shown: isHeld ? shown : result, fresh: isHeld ? fresh : [], take: () => setShown(result) };
}

const TOUCHES = ["pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return undefined;
    const touch = () => setIsTouched(true);
    // A page that has been scrolled while the prices landed.
    if (window.scrollY > 0) touch();
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true, capture: true });
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true });
    };
  }, [isTouched]);
  return isTouched;
}
