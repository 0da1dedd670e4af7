import { HALVES, HUNDREDTHS_OF_ORE, ownPriceIn24ths, yearlyFeesOre } from "./comparison-price.ts";
import type { ContractTerms } from "./contract-terms.ts";

/** The use of a month and what the spot price makes of it. The weights are in a unit that the year states. */
export interface MonthUse {
  /** YYYY-MM. */
  readonly month: string;
  readonly weight: number;
  /** The sum of weight times spot price over the quarters. */
  readonly weightTimesSpot: number;
  /** The month's mean spot price, hundredths of an öre. */
  readonly meanKwh: number;
}

/** A weight is `kwh / parts` kWh. Parts divide a billion. */
export interface WeightUnit {
  readonly kwh: number;
  readonly parts: number;
}

/**
 * An exact amount of hundredths of an öre: whole ones and a rest. Halves of a spot price, twelfths of a discount and billionths of a
 * year's use are whole numbers of this rest, so that a year is rounded once. No intermediate value comes near 2^53: the largest, a month's
 * weight times the highest price allowed on the exchange times 24, is about 2 × 10^15.
 */
interface Amount {
  readonly whole: number;
  readonly rest: number;
}

const BILLION = 1_000_000_000;
const REST = 24 * BILLION;

const amountOf = (whole: number, rest: number): Amount => {
  const carried = Math.floor(rest / REST);
  return { whole: whole + carried, rest: rest - carried * REST };
};

const ZERO: Amount = { whole: 0, rest: 0 };

/** The month of a contract without VAT, its twelfth of the fees included. */
function monthAmount(terms: ContractTerms, use: MonthUse, unit: WeightUnit): Amount {
  const spot = terms.type === "hourly" ? use.weightTimesSpot : use.weight * use.meanKwh;
  const in24ths = use.weight * ownPriceIn24ths(terms) + 12 * HALVES[terms.type].spot * spot;
  // Split before multiplying by the use: the product of the two would pass 2^53.
  const wholeParts = Math.floor(in24ths / unit.parts);
  const restParts = in24ths - wholeParts * unit.parts;
  const wholeOf24 = Math.floor((wholeParts * unit.kwh) / 24);
  const restOf24 = wholeParts * unit.kwh - wholeOf24 * 24;
  const fees = HUNDREDTHS_OF_ORE * yearlyFeesOre(terms);
  const wholeFees = Math.floor(fees / 12);
  return amountOf(
    wholeOf24 + wholeFees,
    restOf24 * BILLION + restParts * unit.kwh * (BILLION / unit.parts) + (fees - wholeFees * 12) * (REST / 12),
  );
}

/** With VAT, rounded to whole hundredths of an öre, a half upwards. */
function withVat({ whole, rest }: Amount): number {
  const quarters = 5 * whole;
  const wholes = Math.floor(quarters / 4);
  const restOfAll = (quarters - wholes * 4) * REST + 5 * rest;
  return wholes + Math.floor((restOfAll + 2 * REST) / (4 * REST));
}

/**
 * What a contract costs in each month with VAT, whole hundredths of an öre. A month is the growth of the rounded running total, so that
 * they sum to the year.
 */
export function monthlyCosts(terms: ContractTerms, months: readonly MonthUse[], unit: WeightUnit): number[] {
  let total = ZERO;
  let given = 0;
  return months.map((use) => {
    const { whole, rest } = monthAmount(terms, use, unit);
    total = amountOf(total.whole + whole, total.rest + rest);
    const upToHere = withVat(total);
    const cost = upToHere - given;
    given = upToHere;
    return cost;
  });
}

/** What a contract costs in twelve months with VAT, whole hundredths of an öre. */
export function yearlyCost(terms: ContractTerms, months: readonly MonthUse[], unit: WeightUnit): number {
  let total = ZERO;
  for (const use of months) {
    const { whole, rest } = monthAmount(terms, use, unit);
    total = amountOf(total.whole + whole, total.rest + rest);
  }
  return withVat(total);
}
