import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";

/** What only a house offer has (spec 3 §3). A type, not an interface: generic parts hold it as a plain record. */
export type HouseDetail = Omit<SharedDetail, "firstStart">;
