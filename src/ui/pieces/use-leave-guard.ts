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
  /** For a router that blocks a navigation until it is answered. */
  readonly onStay?: () => void;
}

/**
 * Prevents the accidental loss of unsaved changes. Knows no router: the caller passes in how to leave. For closing the
 * tab or typing an address, the browser asks with its own text.
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
