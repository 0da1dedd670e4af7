import type { Vehicle } from "#domain/vehicle/vehicle.ts";

/** A car search as every part of the car vertical understands it; the wire names live in `server/car-parameters.ts`. */
export interface CarSearch {
  /** Six characters without space. */
  readonly registrationNumber: string;
  /** Twelve digits. */
  readonly personalNumber: string;
  readonly cover: CarCover;
  readonly yearlyMileage: MileageBand;
  /** Five digits. */
  readonly postalCode: string;
  /** The visitor's part of a crash repair; only full cover has one to choose (C-009). */
  readonly excessKr: ExcessChoice | undefined;
  /** The site the search was made on; spec 2 §3 lists it, no price depends on it. */
  readonly domain: string | undefined;
}

/** What the vehicle register knows of the searched car. */
export interface KnownCar {
  readonly vehicle: Vehicle | undefined;
}

export const CAR_COVERS = ["full", "half", "traffic"] as const;
export type CarCover = (typeof CAR_COVERS)[number];

/** The next larger cover (spec 3 §4.5); full is the largest. */
export const upgradeOf = (cover: CarCover): CarCover | undefined => CAR_COVERS[CAR_COVERS.indexOf(cover) - 1];

/** Named by the band's highest number of Swedish miles (10 km) a year; the last has no end. */
export const MILEAGE_BANDS = ["500", "1000", "1500", "2000", "2500", "3000", "3001"] as const;
export type MileageBand = (typeof MILEAGE_BANDS)[number];

export const EXCESS_CHOICES_KR = [3_000, 6_000, 9_000] as const;
export type ExcessChoice = (typeof EXCESS_CHOICES_KR)[number];
