import { addDays, addMonths, daysBetween, monthOf } from "#domain/calendar/day-arithmetic.ts";
import type { SeriesDay, StoredSeries } from "#domain/series/stored-series.ts";
import { QUARTER_MS, startOfSwedishDay } from "#domain/series/swedish-day.ts";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";
import { cheapestWindow, dearestWindow, meanOf, peaksOf, type QuarterWindow } from "./best-window.ts";
import { clockAt } from "./quarter-clock.ts";

/** A time ahead, as clocks show it. */
export interface TimeWindow {
  /** Of its first quarter. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly mean: number;
}

/** The prices of a day in hundredths of an öre per kWh. */
export interface PriceDay {
  readonly date: string;
  readonly values: readonly number[];
  readonly mean: number;
  /** Three hours; undefined on a day of one price. */
  readonly cheapest: QuarterWindow | undefined;
  /** Every quarter above twice the mean, in runs; where there is none, the dearest three hours. None on a day of one price. */
  readonly dearest: readonly QuarterWindow[];
  /** The dearest quarter. */
  readonly highest: { readonly at: number; readonly value: number };
  /** The quarter after the last of the dearest from which every price of the day is below half of its mean. */
  readonly halfFrom: number | undefined;
}

export interface PriceMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** Undefined when no day of it is known. */
  readonly mean: number | undefined;
  readonly knownDays: number;
  readonly days: number;
}

export const CHORES = [
  { chore: "wash", hours: 2 },
  { chore: "dishes", hours: 3 },
  { chore: "car", hours: 6 },
] as const;
export type Chore = (typeof CHORES)[number]["chore"];

/** What the page of today's prices shows. Nothing in it is estimated: what is not known is absent. */
export interface TodayView {
  readonly today: string;
  /** Today's prices, or those of the last day before it that are known. */
  readonly shown: PriceDay | undefined;
  readonly now: { readonly at: number; readonly value: number } | undefined;
  readonly tomorrow: PriceDay | undefined;
  readonly cheapestAhead: TimeWindow | undefined;
  readonly best: readonly { readonly chore: Chore; readonly hours: number; readonly window: TimeWindow | undefined }[];
  readonly months: readonly PriceMonth[];
  readonly readAtMs: number | undefined;
}

/** What the server answers for the page. */
export interface TodayPageData {
  readonly area: PowerArea;
  readonly view: TodayView;
}

const QUARTERS_OF_HOUR = 4;
const MARKED_QUARTERS = 3 * QUARTERS_OF_HOUR;

export function viewToday(series: StoredSeries | undefined, today: string, nowMs: number): TodayView {
  const days = series?.days ?? [];
  const day = days.find(({ date }) => date === today);
  const nowAt = Math.floor((nowMs - startOfSwedishDay(today)) / QUARTER_MS);
  const nowValue = day?.values[nowAt];
  const tomorrow = days.find(({ date }) => date === addDays(today, 1));
  const shown = day ?? days.findLast(({ date }) => date < today);
  const ahead = quartersAhead(day, tomorrow, nowAt);
  return {
    today,
    shown: shown && viewDay(shown),
    now: nowValue === undefined ? undefined : { at: nowAt, value: nowValue },
    tomorrow: tomorrow && viewDay(tomorrow),
    cheapestAhead: windowAhead(ahead, MARKED_QUARTERS),
    best: CHORES.map(({ chore, hours }) => ({ chore, hours, window: windowAhead(ahead, hours * QUARTERS_OF_HOUR) })),
    months: lastMonths(days, today),
    readAtMs: days.length === 0 ? undefined : series?.readAtMs,
  };
}

function viewDay({ date, values }: SeriesDay): PriceDay {
  const isFlat = values.every((value) => value === values[0]);
  const peaks = peaksOf(values);
  const dearestHours = isFlat || peaks.length > 0 ? undefined : dearestWindow(values, MARKED_QUARTERS);
  const dearest = dearestHours ? [dearestHours] : peaks;
  const last = dearest.at(-1);
  const cheapest = isFlat ? undefined : cheapestWindow(values, MARKED_QUARTERS);
  const isApart = !cheapest || dearest.every(({ from, to }) => cheapest.to <= from || to <= cheapest.from);
  const highest = Math.max(...values);
  return {
    date,
    values,
    mean: meanOf(values),
    // Hours cannot be marked as both.
    cheapest: isApart ? cheapest : undefined,
    dearest,
    highest: { at: values.indexOf(highest), value: highest },
    halfFrom: last && halfFrom(values, last),
  };
}

function halfFrom(values: readonly number[], dearest: QuarterWindow): number | undefined {
  let from = values.length;
  while (from > dearest.to && (values[from - 1] ?? 0) * 2 < dearest.mean) from--;
  return values.length - from < QUARTERS_OF_HOUR ? undefined : from;
}

interface QuarterAhead {
  readonly day: SeriesDay;
  readonly quarter: number;
}

/** From the next quarter on: nothing can start in the past. Without today's prices it begins with tomorrow. */
function quartersAhead(
  today: SeriesDay | undefined,
  tomorrow: SeriesDay | undefined,
  nowAt: number,
): readonly QuarterAhead[] {
  const all = [today, tomorrow].flatMap((day) => (day ? day.values.map((_, quarter) => ({ day, quarter })) : []));
  return today ? all.slice(nowAt + 1) : all;
}

function windowAhead(ahead: readonly QuarterAhead[], quarters: number): TimeWindow | undefined {
  const window = cheapestWindow(
    ahead.map(({ day, quarter }) => day.values[quarter] ?? 0),
    quarters,
  );
  const first = window && ahead[window.from];
  const last = window && ahead[window.to - 1];
  if (!window || !first || !last) return undefined;
  return {
    date: first.day.date,
    from: clockAt(first.quarter, first.day.values.length),
    to: clockAt(last.quarter + 1, last.day.values.length),
    mean: window.mean,
  };
}

/** The twelve whole months before this one. */
function lastMonths(days: readonly SeriesDay[], today: string): readonly PriceMonth[] {
  const thisMonth = monthOf(today);
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthOf(addMonths(thisMonth, index - 12));
    const known = days.filter(({ date }) => monthOf(date) === month);
    return {
      month,
      mean: known.length === 0 ? undefined : meanOf(known.flatMap(({ values }) => values)),
      knownDays: known.length,
      days: daysBetween(`${month}-01`, addMonths(month, 1)),
    };
  });
}
