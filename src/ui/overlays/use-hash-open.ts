import { useCallback, useEffect, useSyncExternalStore } from "react";
import { closeHash, isHashOpen, recordAddress, openHash, subscribeToHash } from "./hash-history.ts";

export interface HashOpen {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** F-094: a modal tied to `#name`. Opening sets the hash, back closes, and the address itself opens it. */
export function useHashOpen(name: string): HashOpen {
  const subscribe = useCallback((listener: () => void) => subscribeToHash(name, listener), [name]);
  const isOpen = useSyncExternalStore(
    subscribe,
    () => isHashOpen(name),
    () => false,
  );
  useEffect(recordAddress);
  const open = useCallback(() => openHash(name), [name]);
  const close = useCallback(() => closeHash(name), [name]);
  return { isOpen, open, close };
}
