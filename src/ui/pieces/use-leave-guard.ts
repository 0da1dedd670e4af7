import { useEffect, useRef, useState } from "react";

export interface LeaveGuard {
  readonly isAsking: boolean;
  /** Leaves at once when nothing would be lost; otherwise asks first. */
  readonly ask: (leave: () => void) => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

interface LeaveGuardOptions {
  readonly hasChanges: boolean;
  /** For a router that holds a navigation back until it is answered. */
  readonly onStay?: () => void;
}

/**
 * Keeps unsaved changes from being lost by mistake. Knows no router: whoever wants to leave hands in how. Closing the
 * tab or typing an address is asked about by the browser, in its own words.
 */
export function useLeaveGuard({ hasChanges, onStay }: LeaveGuardOptions): LeaveGuard {
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!hasChanges) return undefined;
    isLeaving.current = false;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasChanges]);
  return {
    isAsking: waiting !== null,
    ask(leave) {
      if (hasChanges) setWaiting({ leave });
      else leave();
    },
    stay() {
      setWaiting(null);
      onStay?.();
    },
    leave() {
      isLeaving.current = true;
      setWaiting(null);
      waiting?.leave();
    },
  };
}
