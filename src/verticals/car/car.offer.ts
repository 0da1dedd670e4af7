import type { Cover } from "#domain/cover/cover.ts";
import type { CarCover } from "./car.search.ts";

/** What only a car offer has (spec 3 §3). A type, not an interface: generic parts hold it as a plain record. */
export type CarDetail = {
  readonly kind: CarCover;
  /** First the nine excesses, in the order of the comparison (C-073), then the cases of them, then services and add-ons. */
  readonly cover: Cover;
  /** The provider's own line under its name. */
  readonly featured: string | undefined;
  /** "Fördelar med …", in the provider's own text. */
  readonly benefits: readonly string[];
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

/** Damage to the car of which terms may state an excess of its own, or which a smaller cover may have. */
export const CASES = ["ANIMAL_COLLISION", "PARKING"] as const;
export type CaseType = (typeof CASES)[number];
