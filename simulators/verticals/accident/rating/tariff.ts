import { type Curve, curveAt } from "#simulators/verticals/_shared/factors.ts";
import type { AccidentSearch, Occupation } from "#verticals/accident/accident.search.ts";

/** What an insurer knows when it sets a price. */
export interface AccidentRisk extends Omit<AccidentSearch, "personalNumber"> {
  /** Of the one who asks. */
  readonly ageYears: number;
}

/** How one insurer prices. Every factor is beside one grown-up at an office. */
export interface AccidentTariff {
  readonly level: number;
  /** 1 would be twice the price for twice the amount; small injuries cost the same whatever the amount is. */
  readonly amountWeight: number;
  readonly ageCurve: Curve;
  readonly occupation: Readonly<Record<Occupation, number>>;
  readonly sports: number;
  /** For two. */
  readonly couple: number;
  /** A child's price follows neither the parent's age nor work. */
  readonly child: number;
  /** The price moves this much up or down for no reason that can be seen from outside. */
  readonly noise: number;
}

/** Kronor a year, before rounding; `luck` is from 0 up to 1. */
export function yearlyPriceKr(tariff: AccidentTariff, risk: AccidentRisk, luck: number): number {
  const price =
    MARKET_BASE_KR *
    tariff.level *
    (risk.amountKr / BASE_AMOUNT_KR) ** tariff.amountWeight *
    personFactor(tariff, risk) *
    (risk.hasRiskySports ? tariff.sports : 1) *
    (1 + tariff.noise * (2 * luck - 1));
  return Math.max(MIN_YEARLY_KR, price);
}

/** A year's price of a grown-up at an office whose every factor is 1. */
const MARKET_BASE_KR = 1_180;
const BASE_AMOUNT_KR = 1_000_000;
const MIN_YEARLY_KR = 300;

function personFactor(tariff: AccidentTariff, { insured, ageYears, occupation }: AccidentRisk): number {
  if (insured === "child") return tariff.child;
  const one = curveAt(tariff.ageCurve, ageYears) * tariff.occupation[occupation ?? "office"];
  return insured === "partner" ? one * tariff.couple : one;
}
