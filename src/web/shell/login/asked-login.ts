import { useEffect, useSyncExternalStore } from "react";

let askers = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  askers += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** While this part of a page is shown, a customer who is logged in can log in again. */
export function useAskForLogin(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

export const useIsLoginAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => askers > 0,
    () => false,
  );
