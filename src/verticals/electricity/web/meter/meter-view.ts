import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import type { ContractType } from "#verticals/electricity/electricity.search.ts";
import type { MeterAnswer } from "#verticals/electricity/meter/compute-meter.ts";
import type { MeterContract } from "#verticals/electricity/meter/meter-page-data.ts";

export interface RankedContract extends MeterContract {
  readonly place: number;
  /** How many places nearer the top than in the list; negative when further down. */
  readonly placesUp: number;
  readonly yearOre: number;
}

/** The contracts by their cost for the visitor's own use. Those without a cost are not in it. */
export function rankContracts(contracts: readonly MeterContract[], { costs }: MeterAnswer): readonly RankedContract[] {
  const known = new Set(costs.order.map(({ id }) => id));
  // Places are counted among those that have a cost, or all would seem to move when one has none.
  const before = contracts.filter(({ id }) => known.has(id));
  return costs.order.flatMap(({ id, yearOre }, index) => {
    const from = before.findIndex((contract) => contract.id === id);
    const contract = before[from];
    return contract ? [{ ...contract, yearOre, place: index + 1, placesUp: from - index }] : [];
  });
}

/** The cheapest contract of each type, cheapest first. */
export function cheapestOfTypes(ranked: readonly RankedContract[]): readonly RankedContract[] {
  const seen = new Set<ContractType>();
  return ranked.filter(({ terms: { type } }) => !seen.has(type) && seen.add(type));
}

/** What the same use costs at the price that the visitor pays today. */
export const costToday = (totalWh: number, priceKwh: number | undefined): number | undefined =>
  priceKwh === undefined ? undefined : Math.round((totalWh * priceKwh) / 100_000);

export interface MonthOfUse {
  readonly month: string;
  readonly kwh: number;
}

export const monthsOfUse = ({ months }: MeterAnswer): readonly MonthOfUse[] =>
  months.map(({ month, wh }) => ({ month: monthOf(month), kwh: Math.round(wh / 1000) }));

export const mostAndLeast = (months: readonly MonthOfUse[]): readonly [MonthOfUse, MonthOfUse] | undefined => {
  const ranked = months.toSorted((a, b) => b.kwh - a.kwh);
  const [most, least] = [ranked[0], ranked.at(-1)];
  return most && least && [most, least];
};

export interface MoveEffect {
  readonly kwh: number;
  readonly savingOre: number;
  /** Hundredths of an öre that each moved kWh costs less, with VAT. */
  readonly perKwh: number;
  /** The cheapest contract by the quarter hour, with its cost after the move. */
  readonly best: (RankedContract & { readonly movedOre: number; readonly isCheapest: boolean }) | undefined;
}

/** What moving a share of the use is worth; undefined when no prices by the quarter are known. */
export function effectOfMove(
  { moved }: MeterAnswer,
  ranked: readonly RankedContract[],
  share: number,
): MoveEffect | undefined {
  const found = moved.find((one) => one.share === share);
  if (!found) return undefined;
  const { movedWh, savingOre } = found;
  const hourly = ranked.find(({ terms }) => terms.type === "hourly");
  const movedOre = (hourly?.yearOre ?? 0) - savingOre;
  return {
    kwh: Math.round(movedWh / 1000),
    savingOre,
    perKwh: movedWh === 0 ? 0 : Math.round((savingOre * 100_000) / movedWh),
    best: hourly && {
      ...hourly,
      movedOre,
      isCheapest: ranked.every(({ id, yearOre }) => id === hourly.id || movedOre <= yearOre),
    },
  };
}

/** Twelve typed numbers as whole kWh; undefined while one is missing or is no number. */
export function readMonthly(typed: readonly string[]): readonly number[] | undefined {
  const numbers = typed.map((text) => {
    const compact = text.replaceAll(/\s/g, "").replace(",", ".");
    return /^\d{1,5}(\.\d+)?$/.test(compact) ? Math.round(Number(compact)) : undefined;
  });
  const known = numbers.filter((value) => value !== undefined);
  return known.length === 12 && known.some((value) => value > 0) ? known : undefined;
}
