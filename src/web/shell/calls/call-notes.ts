import { createStore } from "#ui/pieces/store.ts";

/** A line of the debug panel about a call; outside debug mode only errors. Never filled in production. */
export interface CallNote {
  readonly kind: "debug" | "bad-json" | "general-error";
  readonly method: string;
  readonly address: string;
  /** The Debug and Exception fields of the answer. */
  readonly debugLines: readonly string[];
}

export const isFault = ({ kind }: CallNote): boolean => kind !== "debug";

/** Enough for a search with all its polls; older ones are dropped. */
const MAX_NOTES = 50;

export const callNotes = createStore<readonly CallNote[], CallNote>(
  (notes, note) => [...notes, note].slice(-MAX_NOTES),
  [],
);
