import type { OfferDiscount } from "#verticals/_contract/offer-description.ts";

/** What only a house offer has (spec 3 §3). A type, not an interface: generic parts hold it as a plain record. */
export type HouseDetail = {
  /** What the visitor pays of a damage to the building, and to what is in it. */
  readonly buildingExcessOre: number;
  readonly movablesExcessOre: number;
  /** Drulle, for the things and for the building; undefined in what was stored before insurers reported it. */
  readonly hasOwnMistakes: boolean | undefined;
  readonly hasOwnBuildingMistakes: boolean | undefined;
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
