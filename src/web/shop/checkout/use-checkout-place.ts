import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { isPlainClick } from "#ui/pieces/plain-click.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { type CheckoutPlace, openPlace, readPlace, seenAddress, subscribeToPlace } from "./checkout-place.ts";

/** Which of its places the result page shows. Links to a checkout anywhere on it, also in overlays, open it here. */
export function useCheckoutPlace({ path }: Pick<VerticalDescription, "path">): CheckoutPlace {
  const subscribe = useCallback((listener: () => void) => subscribeToPlace(path, listener), [path]);
  // The same value for every list, so that hydration does not render the list again.
  const read = useCallback(() => (readPlace(path, seenAddress()).kind === "list" ? "" : seenAddress()), [path]);
  const href = useSyncExternalStore(subscribe, read, () => "");
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.origin !== location.origin || readPlace(path, link.href).kind !== "checkout") return;
      event.preventDefault();
      openPlace(link.href);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [path]);
  return useMemo(() => readPlace(path, href), [path, href]);
}
