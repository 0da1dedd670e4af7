import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { WatchOutcome } from "./watch.ts";

/** What a person is mailed about. */
export const WATCH_NOTICES = ["cheaper", "not-cheaper", "reminder"] as const;
export type WatchNotice = (typeof WATCH_NOTICES)[number];

interface Found {
  readonly outcome: WatchOutcome;
  /** Of the best offer with the same cover. */
  readonly savingOre: number | undefined;
}

interface Asked {
  readonly thresholdOre: number;
  /** The person has been notified once that nothing is cheaper. */
  readonly hasNotifiedNotCheaper: boolean;
}

/** Undefined: the person is not disturbed. A saving that is not more than asked for counts as none. */
export function decideNotice(found: Found, asked: Asked): WatchNotice | undefined {
  if (found.outcome === "reminder") return "reminder";
  if (found.outcome === "unanswered") return undefined;
  if (found.outcome === "cheaper" && (found.savingOre ?? 0) > asked.thresholdOre) return "cheaper";
  return asked.hasNotifiedNotCheaper ? undefined : "not-cheaper";
}

/** Of all watches of a person together. */
export const NOTICES_PER_PERSON = 4;
export const NOTICE_WINDOW_MS = 30 * DAY_MS;

const QUIET_FROM_HOUR = 21;
const QUIET_UNTIL_HOUR = 8;

/** No mail between nine in the evening and eight in the morning, Swedish time: then it waits until eight. */
export function afterQuietHours(atMs: number): number {
  const hour = swedishHour(atMs);
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return atMs;
  // Whole hours, one at a time: a night may have 10 or 12 of them when the clocks change.
  let nextMs = Math.ceil((atMs + 1) / HOUR_MS) * HOUR_MS;
  while (swedishHour(nextMs) !== QUIET_UNTIL_HOUR) nextMs += HOUR_MS;
  return nextMs;
}

const swedishHour = (atMs: number): number => Number(hourFormat.format(atMs));

const hourFormat = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  hour: "2-digit",
  hourCycle: "h23",
});
