import { monthIndexOf, type ProfileKind, spreadOverMonth } from "#verticals/electricity/calculation/load-profile.ts";
import { quartersOf, daysOfMonth, yearFrom } from "#verticals/electricity/calculation/swedish-day.ts";
import type { OwnYear } from "./own-year.ts";

/** Twelve typed values, whole kWh, January first, spread over the quarters of their months by the profile. */
export function spreadMonthlyValues(kwh: readonly number[], firstMonth: string, kind: ProfileKind): OwnYear {
  const months = yearFrom(firstMonth).map((month) => ({
    month,
    wh: Float64Array.from(spreadOverMonth(1000 * (kwh[monthIndexOf(month)] ?? 0), month, kind)),
  }));
  const days = months.flatMap(({ month }) => daysOfMonth(month));
  return { months, estimatedQuarters: days.reduce((all, day) => all + quartersOf(day), 0) };
}
