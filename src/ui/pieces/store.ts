/** State outside React, so that any code can send to it and one host renders it. Fits `useSyncExternalStore`. */
export interface Store<State, Event> {
  readonly read: () => State;
  readonly send: (event: Event) => void;
  /** The answer stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  first: State,
): Store<State, Event> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    send(event) {
      const next = reduce(state, event);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
