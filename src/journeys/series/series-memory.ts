import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import type { SeriesDay, StoredSeries } from "#domain/series/stored-series.ts";
import { extentAt } from "#domain/series/series-plan.ts";
import type { Clock } from "#platform/clock.ts";
import type { SeriesSource } from "#verticals/_contract/series.ts";
import type { FetchedDay, SeriesStore } from "./series.port.ts";

export interface SeriesMemoryPorts {
  readonly sources: readonly SeriesSource[];
  readonly store: Pick<SeriesStore, "read">;
  readonly clock: Clock;
  readonly readFailed: (error: unknown) => void;
}

export interface RememberedSeries extends StoredSeries {
  /** When the latest answer of the source was stored; undefined before the first. */
  readonly fetchedAtMs: number | undefined;
}

/** Every series of this node, read once and then only what has changed. */
export interface SeriesMemory {
  /** Asked with "source/key". Undefined for a series that there is none of, and while the first read takes longer than the deadline. */
  find(question: string, deadlineMs?: number): Promise<RememberedSeries | undefined>;
  has(question: string): boolean;
  /** Reads every series, so that no visitor waits for the first read. */
  warm(): Promise<void>;
}

/** How old what a node knows may be. Only what has changed is read. */
const STALE_AFTER_MS = 30 * SECOND_MS;
/** And while days come, or none has come yet: the first fill takes seconds, and a page of half of it is a poor page. */
const GROWING_AFTER_MS = 2 * SECOND_MS;
const FIRST_READ_MS = 5 * SECOND_MS;
/** Workers' clocks differ a little, and a row is visible some time after it got its time. */
const OVERLAP_MS = 5 * MINUTE_MS;

export function createSeriesMemory(ports: SeriesMemoryPorts): SeriesMemory {
  const { sources, store, clock } = ports;
  const entries = new Map<string, Entry>(
    sources.flatMap((source) =>
      source.keys.map((key) => [
        `${source.name}/${key}`,
        { source, key, isGrowing: true, loading: undefined, series: undefined },
      ]),
    ),
  );

  async function load(entry: Entry): Promise<void> {
    const { source, key, series: before } = entry;
    const nowMs = clock.nowMs();
    const { first } = extentAt(source, nowMs);
    const sinceMs = before?.fetchedAtMs === undefined ? undefined : before.fetchedAtMs - OVERLAP_MS;
    const changed = await store.read({ source: source.name, key }, first, sinceMs);
    const days = mergeDays(before?.days ?? [], changed, first);
    entry.isGrowing = days.length === 0 || days.length > (before?.days.length ?? 0);
    const fetchedAtMs = latestOf(changed) ?? before?.fetchedAtMs;
    // The time is the same on every node, and renewed at most once an hour when no value has changed.
    entry.series = { source: source.name, key, days, readAtMs: nowMs, fetchedAtMs, version: fetchedAtMs };
  }

  /** One read at a time of each series. */
  const loadOnce = (entry: Entry): Promise<void> =>
    (entry.loading ??= load(entry)
      .catch(ports.readFailed)
      .finally(() => {
        entry.loading = undefined;
      }));

  async function find(question: string, deadlineMs = FIRST_READ_MS): Promise<RememberedSeries | undefined> {
    const entry = entries.get(question);
    if (!entry) return undefined;
    if (!entry.series) await within(clock, deadlineMs, loadOnce(entry));
    // A search goes on with what is known; the next one has the new days.
    else if (isStale(entry, entry.series, clock.nowMs())) void loadOnce(entry);
    return entry.series;
  }

  return {
    find,
    has: (question) => entries.has(question),
    async warm() {
      for (const question of entries.keys()) await find(question);
    },
  };
}

interface Entry {
  readonly source: SeriesSource;
  readonly key: string;
  /** The latest read brought more days than were known. */
  isGrowing: boolean;
  loading: Promise<void> | undefined;
  series: RememberedSeries | undefined;
}

const isStale = ({ isGrowing }: Entry, { readAtMs }: StoredSeries, nowMs: number): boolean =>
  nowMs - readAtMs >= (isGrowing ? GROWING_AFTER_MS : STALE_AFTER_MS);

async function within(clock: Pick<Clock, "sleep">, deadlineMs: number, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const timeout = clock.sleep(deadlineMs, done.signal).catch(() => {});
  await Promise.race([work, timeout]);
  done.abort();
}

/** A day that is read again replaces the one before; days before the first are forgotten. */
function mergeDays(before: readonly SeriesDay[], changed: readonly FetchedDay[], first: string): readonly SeriesDay[] {
  if (changed.length === 0 && (before[0]?.date ?? first) >= first) return before;
  const days = new Map(before.map((day) => [day.date, day]));
  for (const { date, values } of changed) days.set(date, { date, values });
  return [...days.values()]
    .filter(({ date }) => date >= first)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const latestOf = (days: readonly FetchedDay[]): number | undefined =>
  days.length === 0 ? undefined : Math.max(...days.map(({ fetchedAtMs }) => fetchedAtMs));
