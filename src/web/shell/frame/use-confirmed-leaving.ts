import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";
import { type LeaveGuard, useLeaveGuard } from "#ui/pieces/use-leave-guard.ts";
import { findLeavingLink } from "./find-leaving-link.ts";

/**
 * F-076: asks before a page with changes is left, by a link anywhere on it, by the router or by the browser's back button. Closing the tab
 * is asked about by the browser.
 */
export function useConfirmedLeaving(hasChanges: boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  const guard = useLeaveGuard({ hasChanges, onStay: () => blocker.reset?.() });
  const ask = useEffectEvent(guard.ask);
  useEffect(() => {
    if (blocker.state === "blocked") ask(() => blocker.proceed());
  }, [blocker]);
  useEffect(() => {
    if (!hasChanges) return;
    const askFirst = (event: MouseEvent) => {
      const link = findLeavingLink(event);
      if (!link) return;
      event.preventDefault();
      ask(() => location.assign(link.href));
    };
    document.addEventListener("click", askFirst);
    return () => document.removeEventListener("click", askFirst);
  }, [hasChanges]);
  return guard;
}
