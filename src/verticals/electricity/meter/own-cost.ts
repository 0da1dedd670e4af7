import { HALVES, HUNDREDTHS_OF_ORE } from "#verticals/electricity/calculation/comparison-price.ts";
import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import { roundRunning } from "#verticals/electricity/calculation/exact.ts";
import { monthUse, type YearPrices } from "#verticals/electricity/calculation/spot-years.ts";
import { type MonthUse, monthlyCosts } from "#verticals/electricity/calculation/year-amount.ts";
import type { ContractType } from "#verticals/electricity/electricity.search.ts";
import type { OwnYear } from "./own-year.ts";

export interface OwnContract {
  readonly id: string;
  readonly terms: ContractTerms;
}

export interface OwnContractCost {
  readonly id: string;
  readonly type: ContractType;
  /** With VAT, whole öre. */
  readonly yearOre: number;
  /** Of the twelve months in order; they sum to the year. */
  readonly monthsOre: readonly number[];
}

export interface OwnCosts {
  /** The use of the twelve months. */
  readonly monthsWh: readonly number[];
  /** Cheapest first; contracts of the same cost by their ids. */
  readonly order: readonly OwnContractCost[];
  /** The cheapest contract of each type that there is, cheapest first. */
  readonly cheapestOfTypes: readonly OwnContractCost[];
  /** Variable contracts that have no cost because the prices of the year are not known. */
  readonly withoutPrice: readonly string[];
}

const WH: { readonly kwh: number; readonly parts: number } = { kwh: 1, parts: 1000 };

/** What each contract would have cost with the visitor's own use and the prices of the same twelve months. */
export function ownCosts(
  contracts: readonly OwnContract[],
  { months }: OwnYear,
  prices: YearPrices | undefined,
): OwnCosts {
  const uses = months.map(({ month, wh }, index): MonthUse => {
    const spot = prices?.months[index];
    return monthUse(spot ?? { month, meanKwh: 0, prices: new Float64Array(wh.length) }, wh);
  });
  const isPriced = ({ terms }: OwnContract): boolean => prices !== undefined || HALVES[terms.type].spot === 0;
  const order = contracts
    .filter(isPriced)
    .map(({ id, terms }): OwnContractCost => {
      const monthsOre = roundRunning(monthlyCosts(terms, uses, WH), HUNDREDTHS_OF_ORE);
      return { id, type: terms.type, yearOre: monthsOre.reduce((all, ore) => all + ore, 0), monthsOre };
    })
    .toSorted((one, other) => one.yearOre - other.yearOre || (one.id < other.id ? -1 : 1));
  return {
    monthsWh: uses.map(({ weight }) => weight),
    order,
    cheapestOfTypes: order.filter((cost, index) => order.findIndex(({ type }) => type === cost.type) === index),
    withoutPrice: contracts.filter((contract) => !isPriced(contract)).map(({ id }) => id),
  };
}
