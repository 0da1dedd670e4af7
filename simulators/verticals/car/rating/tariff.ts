import type { RegisteredVehicle } from "#simulators/verticals/_shared/simulated.ts";
import { type Curve, curveAt, zoneFactor } from "#simulators/verticals/_shared/factors.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import { estimateValueKr } from "./vehicle-value.ts";
import { carZones } from "./zones.ts";

/** What an insurer knows when it sets a price. Sex is not among it: insurers may not use it. */
export interface CarRisk {
  readonly cover: CarCover;
  readonly ageYears: number;
  /** Years in a row without a claim, as the insurers' common register has them. */
  readonly claimFreeYears: number;
  readonly postalCode: string;
  readonly vehicle: RegisteredVehicle;
  readonly vehicleAgeYears: number;
  readonly yearlyMil: number;
  /** Undefined when the insurer's own standard applies. */
  readonly excessKr: number | undefined;
  readonly isOwner: boolean;
}

/** How one insurer prices. A weight of 1 is the same as the other insurers; above 1 it sharpens that driver of the price. */
export interface CarTariff {
  readonly level: Readonly<Record<CarCover, number>>;
  /** By years of age. */
  readonly ageCurve: Curve;
  /** Off for each year without a claim, up to ten. */
  readonly bonusPerYear: number;
  readonly zoneWeight: number;
  readonly powerWeight: number;
  readonly valueWeight: number;
  readonly mileageWeight: number;
  /** For 3 000 and 9 000 kr of excess, when 6 000 is 1. */
  readonly excess: { readonly low: number; readonly high: number };
  readonly fuel?: Partial<Record<RegisteredVehicle["fuel"], number>>;
  /** More for a car that another person owns. */
  readonly notOwner?: number;
  /** The price moves this much up or down for no reason that can be seen from outside. */
  readonly noise: number;
}

/** Kronor a year, before rounding; `luck` is from 0 up to 1. */
export function yearlyPriceKr(tariff: CarTariff, risk: CarRisk, luck: number): number {
  const price =
    MARKET_BASE_KR[risk.cover] *
    tariff.level[risk.cover] *
    curveAt(tariff.ageCurve, risk.ageYears) *
    (1 - tariff.bonusPerYear * Math.min(risk.claimFreeYears, 10)) *
    zoneFactor(carZones, risk.postalCode) ** tariff.zoneWeight *
    powerFactor(risk.vehicle.powerKw) ** tariff.powerWeight *
    mileageFactor(risk.yearlyMil) ** tariff.mileageWeight *
    valueFactor(risk) ** tariff.valueWeight *
    excessFactor(tariff, risk) *
    (tariff.fuel?.[risk.vehicle.fuel] ?? 1) *
    (risk.isOwner ? 1 : (tariff.notOwner ?? 1)) *
    (1 + tariff.noise * (2 * luck - 1));
  return Math.max(MIN_YEARLY_KR, price);
}

/**
 * The yearly price of a risk whose every factor is 1. Set so that the mean over insurers, people and vehicles is what a Swedish
 * insurer published for 2026: traffic 251, half 338, full 584 kr a month.
 */
const MARKET_BASE_KR: Readonly<Record<CarCover, number>> = { traffic: 2_640, half: 3_450, full: 5_830 };

const MIN_YEARLY_KR = 700;

const powerFactor = (powerKw: number): number => Math.min(1.9, Math.max(0.82, 1 + (powerKw - 110) / 350));

const mileageFactor = (yearlyMil: number): number => 0.8 + Math.min(yearlyMil, 4_000) * 0.000_135;

/** An ordinary car of eight years. */
const ORDINARY_VALUE_KR = 120_000;

/** Only what covers the vehicle itself depends on what the vehicle is worth. */
function valueFactor({ cover, vehicle, vehicleAgeYears }: CarRisk): number {
  if (cover === "traffic") return 1;
  const share = Math.min(estimateValueKr(vehicle, vehicleAgeYears) / ORDINARY_VALUE_KR, 6);
  return cover === "half" ? 0.88 + 0.12 * share : 0.74 + 0.26 * share;
}

function excessFactor({ excess }: CarTariff, { cover, excessKr }: CarRisk): number {
  if (cover !== "full" || excessKr === undefined) return 1;
  return excessKr <= 3_000 ? excess.low : excessKr >= 9_000 ? excess.high : 1;
}
