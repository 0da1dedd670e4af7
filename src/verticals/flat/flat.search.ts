import type { Alarm } from "#verticals/_insurance/home-form.ts";

/** A home search as every part of the vertical understands it; the wire names live in `server/flat-parameters.ts`. */
export interface FlatSearch {
  readonly address: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly housing: Housing;
  /** Whether the association has the tenant-owner's part for all its homes; undefined where it has not been asked about. */
  readonly association: Association | undefined;
  /** Square metres. */
  readonly livingArea: number;
  readonly residents: number;
  /** What the things in the home are insured for. */
  readonly movables: Movables;
  readonly hasSafetyDoor: boolean;
  readonly alarm: Alarm;
  /** What the visitor wants to pay of a damage to the things. */
  readonly excessKr: ExcessChoice;
  /** Drulle: what the visitor breaks or loses by own mistake. */
  readonly wantsAllrisk: boolean;
  /** The first 45 days of a journey. */
  readonly wantsTravel: boolean;
  /** Twelve digits. */
  readonly personalNumber: string;
  /** The site the search was made on; no price depends on it. */
  readonly domain: string | undefined;
}

/** As they are called on the wire. */
export const HOUSINGS = ["hyresratt", "bostadsratt", "student", "andrahand"] as const;
export type Housing = (typeof HOUSINGS)[number];

/** The only kind of home whose walls and floors are partly the visitor's own to insure. */
export const TENANT_OWNED: Housing = "bostadsratt";

export const ASSOCIATIONS = ["no", "yes", "unknown"] as const;
export type Association = (typeof ASSOCIATIONS)[number];

/** What is asked for of a journey. */
export const TRAVEL_DAYS = 45;

/** Kronor, and what has no limit. */
export const MOVABLES = ["300000", "500000", "1000000", "1500000", "unlimited"] as const;
export type Movables = (typeof MOVABLES)[number];

/** Kronor; undefined is without limit. */
export const movablesKr = (movables: Movables): number | undefined =>
  movables === "unlimited" ? undefined : Number(movables);

export const EXCESS_CHOICES_KR = [1500, 3000, 5000] as const;
export type ExcessChoice = (typeof EXCESS_CHOICES_KR)[number];

/** The documents give none; these keep mistakes out (docs/insurance.md). */
export const LIVING_AREA = { min: 10, max: 400 } as const;
