import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarTerm } from "./car-insurer.ts";

export const kr = (amountKr: number, note?: string): CarTerm => ({
  cost: { kind: "amount", ore: amountKr * 100 },
  ...(note === undefined ? {} : { note }),
});

export const share = (percent: number, minimumKr: number): CarTerm => ({
  cost: { kind: "share", percent, minimumOre: minimumKr * 100 },
});

/** Terms that most insurers share; an insurer lists where it differs. */
export const usualTerms = (changes: Partial<Record<ExcessType, CarTerm>>): Readonly<Record<ExcessType, CarTerm>> => ({
  TRAFFIC_DAMAGE: kr(0),
  FIRE_DAMAGE: kr(1_500),
  GLASS: kr(1_500),
  STONE_CHIP: kr(0, "Laga i stället för att byta ruta"),
  THEFT: kr(1_500),
  RESCUE: kr(1_500),
  LEGAL_PROTECTION: share(20, 1_500),
  VEHICLE_DAMAGE: kr(6_000),
  MOTOR: kr(3_500, "Upp till 8 000 mil: 3 500 kr\n8 001–12 000 mil: 7 000 kr"),
  ...changes,
});
