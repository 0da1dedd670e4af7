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

/** What a year would have cost less if a share of the use had been in the cheapest hours of the same day instead of morning and evening. */
export function moveUse({ months }: OwnYear, prices: YearPrices, share: number): MovedUse {
  let movedWh = 0;
  let saved = 0;
  months.forEach(({ month, wh }, index) => {
    const ofMonth = prices.months[index]?.prices ?? [];
    let start = 0;
    for (const day of daysOfMonth(month)) {
      const end = start + quartersOf(day);
      const moved = moveInDay(wh.slice(start, end), ofMonth.slice(start, end), share);
      movedWh += moved.wh;
      saved += moved.saved;
      start = end;
    }
  });
  // Wh times hundredths of an öre per kWh, with VAT.
  return { share, movedWh, savingOre: roundRatio(saved * 5, 4 * 1000 * 100) };
}

interface MovedInDay {
  readonly wh: number;
  /** Wh times hundredths of an öre per kWh. */
  readonly saved: number;
}

function moveInDay(wh: readonly number[], prices: readonly number[], share: number): MovedInDay {
  const hours = hoursOfQuarters(wh.length);
  const cheap: number[] = [];
  let dayWh = 0;
  let dearWh = 0;
  let dearCost = 0;
  wh.forEach((use, quarter) => {
    const price = prices[quarter] ?? 0;
    dayWh += use;
    if (isDear(hours[quarter] ?? 0)) {
      dearWh += use;
      dearCost += use * price;
    } else cheap.push(price);
  });
  const moved = Math.min(Math.floor((dayWh * share) / 100), dearWh);
  if (moved === 0) return { wh: 0, saved: 0 };
  const cheapest = cheap.toSorted((one, other) => one - other).slice(0, CHEAP_QUARTERS);
  const cheapMean = cheapest.reduce((all, price) => all + price, 0) / cheapest.length;
  // Taken evenly from all that is used in the dear hours.
  const saved = Math.round(moved * (dearCost / dearWh - cheapMean));
  return saved > 0 ? { wh: moved, saved } : { wh: 0, saved: 0 };
}
