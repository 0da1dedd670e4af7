import type { OfferDiscount } from "#verticals/_contract/offer-description.ts";

/** What the visitor may have to pay a part of, in the order it is shown. */
export const EXCESS_KINDS = ["movables", "water", "allrisk", "tenantowner", "travel"] as const;
export type ExcessKind = (typeof EXCESS_KINDS)[number];

export type FlatExcess = { readonly kind: ExcessKind; readonly ore: number };

/** What only a home offer has. A type, not an interface: generic parts hold it as a plain record. */
export type FlatDetail = {
  /** In the order of their kinds; that of the movables is always there and so comes first. */
  readonly excesses: readonly [FlatExcess, ...FlatExcess[]];
  /** Drulle. */
  readonly hasAllrisk: boolean;
  /** Bostadsrättstillägg; undefined where the home is not tenant-owned. */
  readonly hasTenantOwner: boolean | undefined;
  /** How long into a journey the insurance holds; 0 when it does not. */
  readonly travelDays: number;
  /** Already in the price. */
  readonly discount: OfferDiscount | undefined;
  /** The provider's own line under its name. */
  readonly featured: string | undefined;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  /** What else the provider writes about the insurance. */
  readonly about: string | undefined;
  /** 0 when there is none. */
  readonly bindingMonths: number;
  /** The provider's own documents: faktablad (IPID), villkor. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
};
