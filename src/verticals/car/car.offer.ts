import type { CarCover } from "./car.search.ts";

/** What only a car offer has (spec 3 §3). A type, not an interface: generic parts hold it as a plain record. */
export type CarDetail = {
  readonly cover: CarCover;
  /** Always all nine, in the order of the comparison (C-073). */
  readonly excesses: readonly ExcessRow[];
  /** The provider's own line under its name. */
  readonly featured: string | undefined;
  /** "Fördelar med …", in the provider's own text. */
  readonly benefits: readonly string[];
  /** Tilläggstjänster, by the provider's own names. */
  readonly services: readonly string[];
  /** The lines of the section on motor damage (C-064); none when the motor is not covered. */
  readonly motorLines: readonly string[];
  readonly hasBindingTime: boolean;
  /** 0 when there is none. */
  readonly bindingMonths: number;
  /** The price follows the distance driven (C-243). */
  readonly isPayAsYouDrive: boolean;
  /** What one provider must state beside its price. */
  readonly disclaimer: string | undefined;
  /** Points of the kind that Konsumenternas gives. The simulated ones are invented, and the note states that. */
  readonly consumerRating: { readonly points: number; readonly outOf: number; readonly note: string } | undefined;
  /** The provider's own documents: faktablad (IPID), villkor. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
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

/** One row of ExcessCostInfo (C-051), with the cost stored as a number so that rows can be compared and added (OP-15). */
export type ExcessRow = {
  readonly type: ExcessType;
  readonly name: string;
  /** What the visitor pays, or that it is not covered. */
  readonly description: string;
  /** The provider's own text; the motor row may hold several lines, separated by line breaks (C-064). */
  readonly disclaimer: string | undefined;
  readonly isIncluded: boolean;
  /** Undefined when the damage is not covered. */
  readonly cost: ExcessCost | undefined;
};

export type ExcessCost =
  | { readonly kind: "amount"; readonly ore: number }
  | { readonly kind: "share"; readonly percent: number; readonly minimumOre: number };
