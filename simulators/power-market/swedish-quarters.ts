/** A quarter hour of a day in Sweden. */
export interface Quarter {
  readonly startMs: number;
  /** On the clock in Sweden. */
  readonly hour: number;
  /** 0 to 3. */
  readonly quarter: number;
}

export const QUARTER_MS = 900_000;

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
  const quarters: Quarter[] = [];
  const fromMs = Date.parse(`${date}T00:00:00Z`) - 2 * 3_600_000;
  for (let hourMs = fromMs; hourMs < fromMs + 28 * 3_600_000; hourMs += 3_600_000) {
    const clock = swedishClock(hourMs);
    if (!clock.startsWith(date)) continue;
    const hour = Number(clock.slice(11, 13));
    for (let quarter = 0; quarter < 4; quarter++)
      quarters.push({ startMs: hourMs + quarter * QUARTER_MS, hour, quarter });
  }
  return quarters;
}

/** As the exchange writes it: "2026-11-17T00:15:00+01:00". The offset is what the clock in Sweden is ahead of UTC. */
export function isoWithOffset(atMs: number): string {
  const local = swedishClock(atMs).replace(" ", "T");
  const hours = Math.round((Date.parse(`${local}:00Z`) - atMs) / 3_600_000);
  return `${local}:00+0${hours}:00`;
}
