import { type Curve, curveAt, zoneFactor } from "#simulators/verticals/_shared/factors.ts";
import type { Alarm } from "#verticals/_insurance/home-form.ts";
import {
  type ExcessChoice,
  type FlatSearch,
  type Housing,
  type Movables,
  TENANT_OWNED,
} from "#verticals/flat/flat.search.ts";
import { flatZones } from "./zones.ts";

/** What an insurer knows when it sets a price. */
export interface FlatRisk extends Omit<FlatSearch, "association" | "address" | "personalNumber" | "domain"> {
  readonly ageYears: number;
}

/** How one insurer prices. A weight of 1 is the same as the other insurers; above 1 it sharpens that driver of the price. */
export interface FlatTariff {
  readonly level: number;
  readonly areaWeight: number;
  readonly householdWeight: number;
  readonly zoneWeight: number;
  /** How much more things are worth to cover. */
  readonly movablesWeight: number;
  /** What a safety door and an alarm take off. */
  readonly burglaryWeight: number;
  /** What a higher excess takes off. */
  readonly excessWeight: number;
  /** Kronor a year for drulle; 0 where it is always in. */
  readonly allriskKr: number;
  /** Kronor a year for 45 days of travel; 0 where it is always in. */
  readonly travelKr: number;
  /** Kronor a year for what is the tenant-owner's own of the building; undefined for one that leaves it to others. */
  readonly tenantOwnerKr?: number;
  /** Below 26 and above 67 pay this much more, or less. */
  readonly ageSurcharge?: { readonly young: number; readonly old: number };
  /** The price moves this much up or down for no reason that can be seen from outside. */
  readonly noise: number;
}

/** Kronor a year, before rounding; `luck` is from 0 up to 1. */
export function yearlyPriceKr(tariff: FlatTariff, risk: FlatRisk, luck: number): number {
  const home =
    MARKET_BASE_KR *
    tariff.level *
    HOUSING_FACTORS[risk.housing] *
    (0.7 + risk.livingArea / 200) ** tariff.areaWeight *
    curveAt(HOUSEHOLD_CURVE, risk.residents) ** tariff.householdWeight *
    zoneFactor(flatZones, risk.postalCode) ** tariff.zoneWeight *
    MOVABLES_FACTORS[risk.movables] ** tariff.movablesWeight *
    (ALARM_FACTORS[risk.alarm] * (risk.hasSafetyDoor ? 0.95 : 1)) ** tariff.burglaryWeight *
    EXCESS_FACTORS[risk.excessKr] ** tariff.excessWeight *
    ageFactor(tariff, risk.ageYears) *
    (1 + tariff.noise * (2 * luck - 1));
  const added =
    (risk.wantsAllrisk ? tariff.allriskKr : 0) +
    (risk.wantsTravel ? tariff.travelKr : 0) +
    (risk.housing === TENANT_OWNED ? (tariff.tenantOwnerKr ?? 0) : 0);
  return Math.max(MIN_YEARLY_KR, home + added);
}

/** A year's price of a home whose every factor is 1: two people in 60 rented square metres in the country. */
const MARKET_BASE_KR = 1_250;
const MIN_YEARLY_KR = 480;

const HOUSING_FACTORS: Readonly<Record<Housing, number>> = {
  hyresratt: 1,
  bostadsratt: 1.04,
  student: 0.72,
  andrahand: 1.02,
};

/** Children break more than they own. */
const HOUSEHOLD_CURVE: Curve = [
  [1, 0.84],
  [2, 1],
  [4, 1.26],
  [8, 1.6],
];

const MOVABLES_FACTORS: Readonly<Record<Movables, number>> = {
  "300000": 0.9,
  "500000": 1,
  "1000000": 1.18,
  "1500000": 1.32,
  unlimited: 1.5,
};

const ALARM_FACTORS: Readonly<Record<Alarm, number>> = { no: 1, alarm: 0.97, alarmcentral: 0.93 };

const EXCESS_FACTORS: Readonly<Record<ExcessChoice, number>> = { 1500: 1, 3000: 0.88, 5000: 0.78 };

function ageFactor({ ageSurcharge }: FlatTariff, ageYears: number): number {
  if (!ageSurcharge) return 1;
  return 1 + (ageYears < 26 ? ageSurcharge.young : ageYears > 67 ? ageSurcharge.old : 0);
}
