import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False on the server and until hydration: render what must work without script then. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
