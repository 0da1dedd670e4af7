import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";

/** What the visitor may have to pay a part of, in the order it is shown. */
export const EXCESS_KINDS = ["movables", "water", "allrisk", "tenantowner", "travel"] as const;
export type ExcessKind = (typeof EXCESS_KINDS)[number];

/** What only a home offer has. A type, not an interface: generic parts hold it as a plain record. */
export type FlatDetail = Omit<SharedDetail, "firstStart">;
