import { roundRatio } from "#verticals/electricity/calculation/exact.ts";
import type { YearPrices } from "#verticals/electricity/calculation/spot-years.ts";
import { daysOfMonth, hoursOfQuarters, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { OwnYear } from "./own-year.ts";

export interface MovedUse {
  /** Per cent of the whole use that was asked for. */
  readonly share: number;
  /** What was moved: never more than is used in those hours, and nothing on a day when it would cost more. */
  readonly movedWh: number;
  /** With VAT, whole öre, for a contract by the quarter or the hour. */
  readonly savingOre: number;
}

export const SHARES = [0, 10, 20, 30] as const;

/** Morning and evening, local hours. */
const isDear = (hour: number): boolean => (hour >= 6 && hour < 9) || (hour >= 16 && hour < 20);

/** The use is moved to so many quarters of the same day, evenly: a car or a water heater cannot take it all at once. */
const CHEAP_QUARTERS = 16;

/** A day of the prices: where it lies in its month, and what its cheapest hours cost on average. It is the same whatever the use. */
interface DayToMove {
  readonly monthIndex: number;
  readonly start: number;
  readonly isDear: readonly boolean[];
  readonly cheapMean: number;
}

/** What moving needs of a year's prices, found once: the days are sorted by price. */
export function daysToMove(prices: YearPrices): DayToMove[] {
  return prices.months.flatMap(({ month, prices: ofMonth }, monthIndex) => {
    let end = 0;
    return daysOfMonth(month).map((day): DayToMove => {
      const start = end;
      end += quartersOf(day);
      const dear = hoursOfQuarters(end - start).map(isDear);
      const others = ofMonth.slice(start, end).filter((_, quarter) => dear[quarter] !== true);
      const cheapest = others.toSorted().subarray(0, CHEAP_QUARTERS);
      const cheapMean = cheapest.reduce((all, price) => all + price, 0) / cheapest.length;
      return { monthIndex, start, isDear: dear, cheapMean };
    });
  });
}

/** What a year would have cost less if shares of the use had been in the cheapest hours of the same day instead of morning and evening. */
export function moveUse(
  { months }: OwnYear,
  prices: YearPrices,
  shares: readonly number[],
  days: readonly DayToMove[] = daysToMove(prices),
): MovedUse[] {
  const moved = shares.map((share) => ({ share, movedWh: 0, saved: 0 }));
  for (const { monthIndex, start, isDear: dear, cheapMean } of days) {
    const wh = months[monthIndex]?.wh ?? [];
    const ofMonth = prices.months[monthIndex]?.prices ?? [];
    let dayWh = 0;
    let dearWh = 0;
    let dearCost = 0;
    for (let quarter = 0; quarter < dear.length; quarter += 1) {
      const use = wh[start + quarter] ?? 0;
      dayWh += use;
      if (dear[quarter] === true) {
        dearWh += use;
        dearCost += use * (ofMonth[start + quarter] ?? 0);
      }
    }
    for (const one of moved) {
      const movedWh = Math.min(Math.floor((dayWh * one.share) / 100), dearWh);
      // Taken evenly from all that is used in the dear hours.
      const saved = movedWh === 0 ? 0 : Math.round(movedWh * (dearCost / dearWh - cheapMean));
      if (saved > 0) {
        one.movedWh += movedWh;
        one.saved += saved;
      }
    }
  }
  // Wh times hundredths of an öre per kWh, with VAT.
  return moved.map(({ share, movedWh, saved }) => ({
    share,
    movedWh,
    savingOre: roundRatio(saved * 5, 4 * 1000 * 100),
  }));
}
