/** A quarter hour of a day in Sweden. */
export interface Quarter {
  /** As the exchange writes it: "2026-11-17T00:15:00+01:00". */
  readonly startsAt: string;
  readonly endsAt: string;
  /** On the clock in Sweden. */
  readonly hour: number;
  /** 0 to 3. */
  readonly quarter: number;
}

const QUARTER_MS = 900_000;
const HOUR_MS = 4 * QUARTER_MS;

// A calendar of its own, not ours: a fault in ours would otherwise be in both and go unseen.
const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** "2026-11-17 13:05". */
export const swedishClock = (atMs: number): string => CLOCK.format(atMs);

/** Every quarter whose date in Sweden is this one: 92, 96 or 100. Whole hours are looked up, because a change of time is at a whole hour. */
export function listQuarters(date: string): readonly Quarter[] {
  const fromMs = Date.parse(`${date}T00:00:00Z`) - 2 * HOUR_MS;
  const hours = Array.from({ length: 29 }, (_, at) => {
    const startMs = fromMs + at * HOUR_MS;
    const clock = swedishClock(startMs);
    return { startMs, clock, offset: Math.round((Date.parse(`${clock.replace(" ", "T")}:00Z`) - startMs) / HOUR_MS) };
  });
  return hours.flatMap(({ startMs, clock, offset }, at) =>
    clock.startsWith(date)
      ? [0, 1, 2, 3].map((quarter) => ({
          startsAt: isoWithOffset(startMs + quarter * QUARTER_MS, offset),
          // The last quarter before a change of time ends after it.
          endsAt: isoWithOffset(
            startMs + (quarter + 1) * QUARTER_MS,
            quarter === 3 ? (hours[at + 1]?.offset ?? offset) : offset,
          ),
          hour: Number(clock.slice(11, 13)),
          quarter,
        }))
      : [],
  );
}

const isoWithOffset = (atMs: number, offset: number): string =>
  `${new Date(atMs + offset * HOUR_MS).toISOString().slice(0, 19)}+0${offset}:00`;
