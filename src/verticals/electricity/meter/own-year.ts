import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { roundRatio } from "#verticals/electricity/calculation/exact.ts";
import { type ProfileKind, yearWeights } from "#verticals/electricity/calculation/load-profile.ts";
import { daysOfMonth, hoursOfQuarters, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { MeterSeries } from "./meter-series.ts";

/** Whole Wh of each quarter of a month, day after day. */
export interface MonthOfUse {
  /** YYYY-MM. */
  readonly month: string;
  readonly wh: readonly number[];
}

/** A household's use in twelve months. */
export interface OwnYear {
  readonly months: readonly MonthOfUse[];
  /** Quarters that no value of the visitor's covers: they follow the load profile at the level of the others. */
  readonly estimatedQuarters: number;
}

type DayValues = readonly (number | undefined)[];

/**
 * The meter's values laid on the twelve months from one on. A day outside the file is the same weekday one or two years from it; where the
 * file has none either, the profile fills in. The file has at least a value.
 */
export function ownYear({ days }: MeterSeries, firstMonth: string, kind: ProfileKind): OwnYear {
  const byDate = new Map(days.map(({ date, wh }) => [date, wh]));
  const weights = yearWeights(kind, firstMonth);
  const known = weights.map(({ month }) => daysOfMonth(month).flatMap((day) => valuesOn(day, byDate)));
  let knownWh = 0;
  let knownWeight = 0;
  let estimatedQuarters = 0;
  weights.forEach(({ quarters }, index) => {
    known[index]?.forEach((wh, quarter) => {
      if (wh === undefined) estimatedQuarters += 1;
      else {
        knownWh += wh;
        knownWeight += quarters[quarter] ?? 0;
      }
    });
  });
  const estimate = (weight: number): number => (knownWeight === 0 ? 0 : roundRatio(weight * knownWh, knownWeight));
  const months = weights.map(({ month, quarters }, index) => ({
    month,
    wh: quarters.map((weight, quarter) => known[index]?.[quarter] ?? estimate(weight)),
  }));
  return { months, estimatedQuarters };
}

/** 52 weeks: the same weekday in the same season. */
const YEAR_OF_WEEKS = 364;

function valuesOn(day: string, byDate: ReadonlyMap<string, DayValues>): DayValues {
  const distances = [0, -YEAR_OF_WEEKS, YEAR_OF_WEEKS, -2 * YEAR_OF_WEEKS, 2 * YEAR_OF_WEEKS];
  const source = distances.map((distance) => byDate.get(addDays(day, distance))).find((values) => values !== undefined);
  const quarters = quartersOf(day);
  return source === undefined ? Array.from<undefined>({ length: quarters }) : fitted(source, quarters);
}

/** A day of another length by its local hours: the hour that one of them lacks is unknown, and one that comes twice repeats. */
function fitted(values: DayValues, quarters: number): DayValues {
  if (values.length === quarters) return values;
  const from = hoursOfQuarters(values.length);
  return hoursOfQuarters(quarters).map((hour, quarter) => {
    const start = from.indexOf(hour);
    return start < 0 ? undefined : values[start + (quarter % 4)];
  });
}
