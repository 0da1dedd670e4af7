import { zoneFactor } from "#simulators/verticals/_shared/factors.ts";
import type { Alarm } from "#verticals/_insurance/home-form.ts";
import type { Basement, HouseSearch, Winter } from "#verticals/house/house.search.ts";
import { houseZones } from "./zones.ts";

/** What an insurer knows when it sets a price. */
export interface HouseRisk extends Omit<HouseSearch, NotRated> {
  readonly ageYears: number;
  readonly ownedYears: number;
  /** Since the house was built, or its pipes and wires were last replaced. */
  readonly pipeYears: number;
}

type NotRated = "personalNumber" | "address" | "propertyName" | "purchaseYear" | "renovationYear" | "domain";

/** How one insurer prices. A weight of 1 is the same as the other insurers; above 1 it sharpens that driver of the price. */
export interface HouseTariff {
  readonly level: number;
  readonly areaWeight: number;
  /** How much old pipes count. */
  readonly pipeWeight: number;
  readonly zoneWeight: number;
  /** Bathrooms, water heating and cellar: where water goes wrong. */
  readonly waterWeight: number;
  /** Burglary: what an alarm takes off. */
  readonly alarmWeight: number;
  readonly householdWeight: number;
  /** Kronor a year for each square metre of other buildings. */
  readonly extraAreaKr: number;
  /** Kronor a year for covering own mistakes, with the things and with the building. */
  readonly ownMistakesKr: { readonly movables: number; readonly building: number };
  /** Off for each year in the same house, up to ten. */
  readonly loyaltyPerYear?: number;
  /** Below 30 and above 70 pay this much more. */
  readonly ageSurcharge?: { readonly young: number; readonly old: number };
  /** The price moves this much up or down for no reason that can be seen from outside. */
  readonly noise: number;
}

/** Kronor a year, before rounding; `luck` is from 0 up to 1. */
export function yearlyPriceKr(tariff: HouseTariff, risk: HouseRisk, luck: number): number {
  const house =
    MARKET_BASE_KR *
    tariff.level *
    areaFactor(risk) ** tariff.areaWeight *
    pipeFactor(risk.pipeYears) ** tariff.pipeWeight *
    zoneFactor(houseZones, risk.postalCode) ** tariff.zoneWeight *
    waterFactor(risk) ** tariff.waterWeight *
    ALARM_FACTORS[risk.alarm] ** tariff.alarmWeight *
    (0.9 + 0.03 * Math.min(risk.residents, 8)) ** tariff.householdWeight *
    (1 - (tariff.loyaltyPerYear ?? 0) * Math.min(risk.ownedYears, 10)) *
    ageFactor(tariff, risk.ageYears) *
    (1 + tariff.noise * (2 * luck - 1));
  const extras =
    risk.extraBuildings.reduce((sum, { area, winter }) => sum + area * WINTER_FACTORS[winter], 0) * tariff.extraAreaKr +
    (risk.coversOwnMistakes ? tariff.ownMistakesKr.movables : 0) +
    (risk.coversOwnBuildingMistakes ? tariff.ownMistakesKr.building : 0);
  return Math.max(MIN_YEARLY_KR, house + extras);
}

/** A year's price of a house whose every factor is 1: some 140 square metres in the country, twenty years since its pipes were new. */
const MARKET_BASE_KR = 4_600;
const MIN_YEARLY_KR = 1_500;

const ALARM_FACTORS: Readonly<Record<Alarm, number>> = { no: 1, alarm: 0.975, alarmcentral: 0.94 };

const BASEMENT_FACTORS: Readonly<Record<Basement, number>> = {
  no: 1,
  unfurnishedbasement: 1.04,
  souterrain: 1.06,
  furnishedbasement: 1.09,
};

const WINTER_FACTORS: Readonly<Record<Winter, number>> = { no: 1, yeswithoutfurnish: 1.25, yeswithfurnish: 1.8 };

const areaFactor = ({ livingArea, otherArea }: HouseRisk): number => 0.5 + (livingArea + otherArea / 2) / 300;

const pipeFactor = (pipeYears: number): number => 0.86 + Math.min(Math.max(pipeYears, 0), 70) * 0.007;

const waterFactor = ({ bathrooms, hasWaterHeating, basement }: HouseRisk): number =>
  (0.92 + 0.05 * bathrooms) * (hasWaterHeating ? 1.03 : 1) * BASEMENT_FACTORS[basement];

function ageFactor({ ageSurcharge }: HouseTariff, ageYears: number): number {
  if (!ageSurcharge) return 1;
  return 1 + (ageYears < 30 ? ageSurcharge.young : ageYears > 70 ? ageSurcharge.old : 0);
}
