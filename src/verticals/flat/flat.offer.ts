import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";

/** What the visitor may have to pay a part of, in the order it is shown. */
export const EXCESS_KINDS = ["movables", "water", "allrisk", "tenantowner", "travel"] as const;
export type ExcessKind = (typeof EXCESS_KINDS)[number];

export type FlatExcess = { readonly kind: ExcessKind; readonly ore: number };

/** What only a home offer has. A type, not an interface: generic parts hold it as a plain record. */
export type FlatDetail = Omit<SharedDetail, "firstStart"> & {
  /** In the order of their kinds; that of the movables is always there and so comes first. */
  readonly excesses: readonly [FlatExcess, ...FlatExcess[]];
  /** Drulle. */
  readonly hasAllrisk: boolean;
  /** Bostadsrättstillägg; undefined where the home is not tenant-owned. */
  readonly hasTenantOwner: boolean | undefined;
  /** How long into a journey the insurance holds; 0 when it does not. */
  readonly travelDays: number;
};
