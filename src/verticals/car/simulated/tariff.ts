import type { RegisteredVehicle } from "#verticals/_contract/simulated.ts";
import type { CarCover } from "#verticals/car/car.search.ts";

/** What an insurer knows when it sets a price. Sex is not among it: insurers may not use it. */
export interface CarRisk {
  readonly cover: CarCover;
  readonly ageYears: number;
  readonly postalCode: string;
  readonly vehicle: RegisteredVehicle;
  readonly vehicleAgeYears: number;
  readonly yearlyMil: number;
  /** Undefined when the insurer's own standard applies. */
  readonly excessKr: number | undefined;
}

/** How one insurer differs from the market. 1 is like everybody else; a weight above 1 sharpens that driver of the price. */
export interface CarTariff {
  readonly level: Readonly<Record<CarCover, number>>;
  readonly ageWeight: number;
  readonly zoneWeight: number;
  readonly powerWeight: number;
  readonly mileageWeight: number;
  /** The price moves this much up or down for no reason that can be seen from outside. */
  readonly noise: number;
}

/** Whole kronor a month; `luck` is from 0 up to 1. */
export function monthlyPriceKr(tariff: CarTariff, risk: CarRisk, luck: number): number {
  const price =
    MARKET_BASE_KR[risk.cover] *
    tariff.level[risk.cover] *
    ageFactor(risk.ageYears) ** tariff.ageWeight *
    zoneFactor(risk.postalCode) ** tariff.zoneWeight *
    powerFactor(risk.vehicle.powerKw) ** tariff.powerWeight *
    mileageFactor(risk.yearlyMil) ** tariff.mileageWeight *
    vehicleAgeFactor(risk.cover, risk.vehicleAgeYears) *
    excessFactor(risk) *
    (1 + tariff.noise * (2 * luck - 1));
  return Math.max(MIN_MONTHLY_KR, Math.round(price));
}

/**
 * The price of a risk whose every factor is 1. Set so that the mean over the simulated people and vehicles is what a Swedish
 * insurer published for 2026: traffic 251, half 338, full 584 kr a month.
 */
const MARKET_BASE_KR: Readonly<Record<CarCover, number>> = { traffic: 222, half: 294, full: 500 };

const MIN_MONTHLY_KR = 59;

/** Highest for the newly licensed, lowest in late middle age, rising again for the old. */
function ageFactor(ageYears: number): number {
  if (ageYears < 20) return 2.3;
  if (ageYears < 23) return 1.85;
  if (ageYears < 26) return 1.45;
  if (ageYears < 30) return 1.18;
  if (ageYears < 45) return 1;
  if (ageYears < 60) return 0.92;
  if (ageYears < 70) return 0.88;
  return ageYears < 80 ? 1.02 : 1.3;
}

/** The first digit of a Swedish postal code: 1 Stockholm, 2 the south, 4 Gothenburg, 8 and 9 the north. */
function zoneFactor(postalCode: string): number {
  return ZONE_FACTORS[Number(postalCode[0])] ?? 1;
}

const ZONE_FACTORS = [1, 1.2, 1.16, 0.96, 1.1, 0.95, 0.97, 0.98, 0.9, 0.86];

const powerFactor = (powerKw: number): number => Math.min(1.8, Math.max(0.85, 1 + (powerKw - 110) / 350));

const mileageFactor = (yearlyMil: number): number => 0.82 + Math.min(yearlyMil, 4_000) * 0.000_12;

/** Only what covers the vehicle itself depends on what the vehicle is worth. */
function vehicleAgeFactor(cover: CarCover, ageYears: number): number {
  if (cover === "traffic") return 1;
  const newness = Math.max(0, 1 - ageYears / 20);
  return cover === "half" ? 0.86 + 0.28 * newness : 0.72 + 0.56 * newness;
}

function excessFactor({ cover, excessKr }: CarRisk): number {
  if (cover !== "full" || excessKr === undefined) return 1;
  return excessKr <= 3_000 ? 1.12 : excessKr >= 9_000 ? 0.9 : 1;
}
