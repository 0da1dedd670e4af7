/** Moments at which programs that compute with days, months or time zones make mistakes. */
export const MOMENT_NAMES = ["0005-utc", "2355-utc", "spring", "autumn", "leap-day", "new-year"] as const;
export type MomentName = (typeof MOMENT_NAMES)[number];

export interface Moment {
  readonly name: MomentName;
  /** What the clock of the tests shows when they start. */
  readonly at: Date;
}

export const MOMENT_TITLES: Readonly<Record<MomentName, string>> = {
  "0005-utc": "ordinary day, 00:05 UTC",
  "2355-utc": "ordinary day, 23:55 UTC: Sweden has the next day",
  spring: "two minutes before the clocks go forward",
  autumn: "two minutes before the clocks go back: 02:00 to 03:00 twice",
  "leap-day": "29 February",
  "new-year": "31 December, two minutes before the Swedish year begins",
};

/**
 * The next of each, because what a test makes for itself, a certificate for example, is not valid in the past. The last four change what they
 * are about during the run, which takes minutes.
 */
export function momentsAfter(now: Date): Moment[] {
  return MOMENT_NAMES.map((name) => {
    const year = now.getUTCFullYear();
    const candidates = Array.from({ length: YEARS_TO_A_LEAP_DAY }, (_, ahead) => IN_YEAR[name](year + ahead));
    const at = candidates.find((each) => each !== undefined && each > now);
    if (at === undefined) throw new Error(`no ${name} after ${now.toISOString()}`);
    return { name, at };
  });
}

/** 1900 and 2100 have none. */
const YEARS_TO_A_LEAP_DAY = 9;

const IN_YEAR: Readonly<Record<MomentName, (year: number) => Date | undefined>> = {
  "0005-utc": (year) => new Date(Date.UTC(year, 1, 17, 0, 5)),
  "2355-utc": (year) => new Date(Date.UTC(year, 1, 17, 23, 55)),
  spring: (year) => new Date(Date.UTC(year, 2, lastSundayOf(year, 2), 0, 58)),
  autumn: (year) => new Date(Date.UTC(year, 9, lastSundayOf(year, 9), 0, 58)),
  "leap-day": (year) => {
    const at = new Date(Date.UTC(year, 1, 29, 12));
    return at.getUTCDate() === 29 ? at : undefined;
  },
  "new-year": (year) => new Date(Date.UTC(year, 11, 31, 22, 58)),
};

/** Of a month with 31 days: all of Europe changes its clocks on it, at 01:00 UTC. */
function lastSundayOf(year: number, month: number): number {
  return 31 - new Date(Date.UTC(year, month, 31)).getUTCDay();
}

/** Names separated by commas; all when undefined. */
export function selectMoments(moments: readonly Moment[], only: string | undefined): Moment[] {
  if (only === undefined) return [...moments];
  const names = only.split(",");
  const unknown = names.filter((name) => !moments.some((moment) => moment.name === name));
  if (unknown.length > 0) throw new Error(`--only takes ${MOMENT_NAMES.join(", ")}, not ${unknown.join(", ")}`);
  return moments.filter(({ name }) => names.includes(name));
}
