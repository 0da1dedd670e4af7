import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";

/** What only an accident offer has (addendum C). A type, not an interface: generic parts hold it as a plain record. */
export type AccidentDetail = Omit<SharedDetail, "discount">;

/** What is paid out, by example, in the order that they are shown and compared. */
export const INJURIES = ["BROKEN_LEG", "TOOTH", "SCAR", "TENTH_INVALIDITY"] as const;
export type Injury = (typeof INJURIES)[number];

/** Of the worst injury that there is. */
export const HIGHEST = "HIGHEST_INVALIDITY";
