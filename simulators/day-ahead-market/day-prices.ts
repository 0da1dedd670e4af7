import { drawShare } from "#simulators/kernel/draw.ts";
import { type Area, hourShape, monthMean } from "./price-shapes.ts";
import { listQuarters, type Quarter } from "./swedish-quarters.ts";

export interface DayPrices {
  readonly quarters: readonly Quarter[];
  readonly eurPerMwh: readonly number[];
  /** Kronor for a euro. */
  readonly exchangeRate: number;
}

/** Part of the values: another edition of a day has other prices. */
export type Edition = "first" | "corrected";

/** The same for the same seed, day and area, whenever it is asked for. */
export function dayPrices(seed: number, area: Area, date: string, edition: Edition): DayPrices {
  const draw = (...what: (string | number)[]) => drawShare(seed, "day-ahead-market", date, ...what);
  const quarters = listQuarters(date);
  const month = Number(date.slice(5, 7));
  const isWeekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
  const mean = monthMean(area, date) * (edition === "corrected" ? 1.04 : 1);
  const weather = weatherOf(draw("weather"), draw("wind", area), draw("spike"));
  const eurPerMwh = quarters.map(({ hour, quarter }, at) => {
    const shapeAt = (hours: number) => hourShape(area, month, isWeekend, hour + hours);
    // Within an hour the price moves from the hour before towards the hour after.
    const shape = shapeAt(0) + ((quarter - 1.5) / 8) * (shapeAt(1) - shapeAt(-1));
    const unrest = 0.94 + 0.12 * draw("quarter", area, at);
    const price =
      mean * (shape * weather.level * unrest + spikeAt(weather, hour) + surplusAt(weather, hour, draw("surplus", at)));
    return Math.round(price * 100) / 100;
  });
  return { quarters, eurPerMwh, exchangeRate: Math.round((10.9 + 0.5 * draw("rate")) * 10_000) / 10_000 };
}

interface Weather {
  /** Most days are near the mean of their month, some at half of it or half above. */
  readonly level: number;
  readonly isWindy: boolean;
  /** How many means an hour of shortage costs more; 0 on most days. */
  readonly spike: number;
}

const weatherOf = (common: number, own: number, spike: number): Weather => ({
  level: 0.55 + 0.7 * common + 0.2 * own,
  isWindy: common < 0.09,
  spike: spike > 0.97 ? 2 + (spike - 0.97) * 100 : 0,
});

/** Everyone cooks, and the wind is still. */
const spikeAt = ({ spike, isWindy }: Weather, hour: number): number =>
  !isWindy && ((hour >= 7 && hour <= 8) || (hour >= 17 && hour <= 18)) ? spike : 0;

/** In windy nights and at noon there is more than anyone needs: the price falls below zero. */
const surplusAt = ({ isWindy, level }: Weather, hour: number, share: number): number =>
  isWindy && (hour <= 5 || (hour >= 11 && hour <= 14)) ? -1.3 * level - 0.3 * share : 0;
