import type { Offer } from "#domain/offer.ts";
import type { CarCover } from "./car.search.ts";

export type CarOffer = Offer<CarDetail>;

/** What only a car offer has (spec 3 §3). A type, not an interface: generic parts hold it as a plain record. */
export type CarDetail = {
  readonly cover: CarCover;
  /** Always all nine, in the order of the comparison (C-073). */
  readonly excesses: readonly ExcessRow[];
  /** The provider's own line under its name. */
  readonly featured: string | undefined;
  /** "Fördelar med …", the provider's own words. */
  readonly benefits: readonly string[];
  readonly hasBindingTime: boolean;
};

/** Spec 3 §2.11: the order of the rows in detail and comparison. */
export const EXCESS_TYPES = [
  "TRAFFIC_DAMAGE",
  "FIRE_DAMAGE",
  "GLASS",
  "STONE_CHIP",
  "THEFT",
  "RESCUE",
  "LEGAL_PROTECTION",
  "VEHICLE_DAMAGE",
  "MOTOR",
] as const;
export type ExcessType = (typeof EXCESS_TYPES)[number];

/** One row of ExcessCostInfo (C-051), with the cost kept as a number so that rows can be compared and added (OP-15). */
export type ExcessRow = {
  readonly type: ExcessType;
  readonly name: string;
  /** What the visitor pays, or that it is not covered. */
  readonly description: string;
  /** The provider's own words; the motor row may hold several lines, apart by line breaks (C-064). */
  readonly disclaimer: string | undefined;
  readonly isIncluded: boolean;
  /** Undefined when the damage is not covered. */
  readonly cost: ExcessCost | undefined;
};

export type ExcessCost =
  | { readonly kind: "amount"; readonly ore: number }
  | { readonly kind: "share"; readonly percent: number; readonly minimumOre: number };
