import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False on the server and until the page has come alive: what must work without script is drawn then. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
