import type { DataDirection } from "#domain/my-data/data-event.ts";

/** Names of the fields that the details page posts, and of the query parameters that confirm what was done. */
export const DETAILS_FIELDS = {
  consent: "samtycke",
  agent: "agent",
  erase: "ta-bort",
  confirmed: "bekraftat",
  done: "klart",
  show: "visa",
  page: "sida",
} as const;

/** The filter of the events, in the address. */
export const DIRECTION_VALUES = {
  received: "hamtat",
  given: "utlamnat",
  read: "last",
} as const satisfies Readonly<Record<DataDirection, string>>;
