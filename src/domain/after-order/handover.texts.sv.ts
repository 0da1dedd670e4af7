import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { DaysWithout, Handover } from "./handover.ts";

const days = (count: number): string => (count === 1 ? "1 dag" : `${formatWhole(count)} dagar`);

/** "18 januari": the year is shown where it is not obvious. */
export const formatDay = (day: string): string => formatLongDate(day).replace(/ \d{4}$/, "");

/** "18–24 januari", both days included. */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatDay(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatLongDate(first)}–${formatLongDate(last)}`;
  const [day = ""] = formatDay(first).split(" ");
  return `${first.slice(0, 7) === last.slice(0, 7) ? day : formatDay(first)}–${formatDay(last)}`;
}

/** What a handover means, the same before the order and after it. */
export const handoverTexts = {
  gap: (count: number): string => `${days(count)} utan`,
  double: (count: number): string => `${days(count)} dubbelt`,
  line: (former: string, lastDay: string, next: string, startsOn: string): string =>
    `${former} till och med ${formatLongDate(lastDay)}, ${next} från ${formatLongDate(startsOn)}`,
  until: (lastDay: string): string => `till och med ${formatLongDate(lastDay)}`,
  from: (startsOn: string): string => `från ${formatLongDate(startsOn)}`,
  met: "{it} nya börjar samma dag som {it} gamla slutar.",
  none: "Inga dagar utan {agreement}, inga dubbla.",
  gapDays: (range: string, thing: string): string => `${range} är ${thing} utan {agreement}.`,
  gapDaysOf: (range: string): string => `${range} är du utan {agreement}.`,
  doubleDays: (range: string): string => `${range} betalar du båda.`,
  gapTitle: (thing: string, count: number): string => `${capitalize(thing)} står utan {agreement} i ${days(count)}.`,
  doubleTitle: (count: number): string => `Du betalar båda i ${days(count)}.`,
  doubleText: (count: number, yearlyFee: string, extra: string): string =>
    `${formatWhole(count)} av 365 dagar av det nya priset, ${yearlyFee}, blir ${extra}.`,
  free: "0 kr",
  atLeast: (kr: string): string => `minst ${kr}`,
  extra: (kr: string): string => `${kr} extra`,
};

/** One sentence; `thing` is what stands without, where a vertical has named it. */
export function describeHandover({ startsOn, formerEndsOn, gapDays, overlapDays }: Dates, thing?: string): string {
  if (gapDays > 0) {
    const range = formatDays(formerEndsOn, addDays(startsOn, -1));
    return thing === undefined ? handoverTexts.gapDaysOf(range) : handoverTexts.gapDays(range, thing);
  }
  return overlapDays > 0
    ? handoverTexts.doubleDays(formatDays(startsOn, addDays(formerEndsOn, -1)))
    : handoverTexts.met;
}

type Dates = Pick<Handover, "startsOn" | "formerEndsOn" | "gapDays" | "overlapDays">;

/** Undefined when no amount is known. */
export function priceHandover(
  { gapDays, overlapDays, overlapOre }: Handover,
  { atLeastOre }: DaysWithout,
): string | undefined {
  if (gapDays > 0) return atLeastOre === undefined ? undefined : handoverTexts.atLeast(formatKr(atLeastOre));
  return overlapDays > 0 ? handoverTexts.extra(formatKr(overlapOre)) : handoverTexts.free;
}
