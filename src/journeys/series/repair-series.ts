import { DAY_MS, MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { type DayToFetch, daysToFetch, extentAt, faultOfDay } from "#domain/series/series-plan.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { SeriesSource } from "#verticals/_contract/series.ts";
import type { SeriesStore, StoreOutcome } from "./series.port.ts";

export interface RepairSeriesPorts {
  readonly sources: readonly SeriesSource[];
  readonly store: Pick<SeriesStore, "stored" | "store">;
  readonly gateway: ProviderGateway;
  readonly clock: Pick<Clock, "nowMs">;
  readonly asked: (source: string, outcome: AskedOutcome) => void;
  /** How many days are missing after a run. */
  readonly missing: (source: string, count: number) => void;
  readonly unreadable: (source: string, what: string) => void;
}

export type AskedOutcome = StoreOutcome | "not-published" | "unreadable" | "failed";

/** Calls at once to one source: the first fill asks for thousands of days. */
const CONCURRENCY = 8;
/** How often what is stored is compared with what there should be, */
const RUN_EVERY_MS = 10 * MINUTE_MS;
/** and how soon again after a run that the source did not answer, then after twice as long. */
const FIRST_RETRY_MS = 15 * SECOND_MS;
/** Longer than a source takes for one day. */
const DEADLINE_MS = 10_000;
/** So many failures one after another mean that the source is down: the rest waits for the next run. */
const MAX_FAILURES = 8;
/** A day before today that the source did not have is asked for again after this, then after twice as long, */
const FIRST_WAIT_MS = 10 * MINUTE_MS;
/** and at least once in so long: a source may publish a lost day much later. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * Makes a run that brings every series up to date: it compares what is stored with what there should be and asks for the difference, the
 * newest days first. What is stored alone decides what is asked for, so an interrupted run loses nothing. A run that is not due does nothing.
 */
export function createSeriesRepair(ports: RepairSeriesPorts) {
  const { sources, clock } = ports;
  const askedInVain = createVainDays(clock);
  let dueMs = 0;
  let retryMs = FIRST_RETRY_MS;
  return async (signal?: AbortSignal): Promise<number> => {
    if (clock.nowMs() < dueMs) return 0;
    let stored = 0;
    let isDown = false;
    for (const source of sources) {
      const run = await repairSource(ports, source, askedInVain, signal);
      stored += run.stored;
      isDown ||= run.isDown;
    }
    dueMs = clock.nowMs() + (isDown ? retryMs : RUN_EVERY_MS);
    retryMs = isDown ? Math.min(2 * retryMs, RUN_EVERY_MS) : FIRST_RETRY_MS;
    return stored;
  };
}

interface KeyDay extends DayToFetch {
  readonly key: string;
}

async function repairSource(
  ports: RepairSeriesPorts,
  source: SeriesSource,
  askedInVain: VainDays,
  signal: AbortSignal | undefined,
): Promise<{ readonly stored: number; readonly isDown: boolean }> {
  const wanted = await listWanted(ports, source);
  const queue = wanted.filter(({ key, day }) => askedInVain.isDue(source.name, key, day))[Symbol.iterator]();
  let missing = wanted.filter(({ isMissing }) => isMissing).length;
  let stored = 0;
  let failures = 0;
  let hasFailed = false;
  /** A database that is down ends the whole run, not one of its eight parts. */
  let isStopped = false;
  const work = async () => {
    for (const next of queue) {
      if (signal?.aborted || isStopped || failures >= MAX_FAILURES) return;
      const outcome = await fetchDay(ports, source, next, signal).catch((error: unknown) => {
        isStopped = true;
        throw error;
      });
      ports.asked(source.name, outcome);
      failures = outcome === "failed" ? failures + 1 : 0;
      hasFailed ||= outcome === "failed";
      const hasDay = isStored(outcome);
      if (hasDay && next.isMissing) missing -= 1;
      if (outcome === "stored" || outcome === "corrected") stored += 1;
      if (outcome !== "failed") askedInVain.note(source.name, next.key, next.day, hasDay);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  ports.missing(source.name, missing);
  return { stored, isDown: hasFailed };
}

/** Of all keys, the newest day first: whichever key a search needs, its latest months come early. */
async function listWanted({ store, clock }: RepairSeriesPorts, source: SeriesSource): Promise<KeyDay[]> {
  const nowMs = clock.nowMs();
  const extent = extentAt(source, nowMs);
  const byKey = await Promise.all(
    source.keys.map(async (key) => {
      const stored = await store.stored({ source: source.name, key }, extent.first);
      return daysToFetch(stored, extent, nowMs).map((day) => ({ ...day, key }));
    }),
  );
  return byKey.flat().toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

async function fetchDay(
  ports: RepairSeriesPorts,
  source: SeriesSource,
  { key, day }: KeyDay,
  signal: AbortSignal | undefined,
): Promise<AskedOutcome> {
  const answer = await ports.gateway.send({
    slug: source.target,
    request: source.prepare(key, day),
    deadlineMs: DEADLINE_MS,
    repeatable: true,
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === "failed" || answer.reply.status >= 500) return "failed";
  const reading = source.read(answer.reply, day);
  if (reading.kind === "not-published") return "not-published";
  const why = reading.kind === "unreadable" ? reading.why : faultOfDay({ date: day, values: reading.values });
  if (reading.kind === "unreadable" || why !== undefined) {
    ports.unreadable(source.name, `${key} ${day}: ${why}`);
    return "unreadable";
  }
  const fetched = { date: day, values: reading.values, fetchedAtMs: ports.clock.nowMs() };
  return ports.store.store({ source: source.name, key }, fetched);
}

const isStored = (outcome: AskedOutcome): boolean =>
  outcome === "stored" || outcome === "corrected" || outcome === "unchanged";

interface VainDays {
  isDue(source: string, key: string, day: string): boolean;
  note(source: string, key: string, day: string, hasDay: boolean): void;
}

/** Days that the source does not have are asked for ever more rarely; today and tomorrow in every run, because they may be late. */
function createVainDays(clock: Pick<Clock, "nowMs">): VainDays {
  const waits = new Map<string, { readonly waitMs: number; readonly untilMs: number }>();
  const nameOf = (...parts: string[]) => parts.join("/");
  return {
    isDue: (source, key, day) => (waits.get(nameOf(source, key, day))?.untilMs ?? 0) <= clock.nowMs(),
    note(source, key, day, hasDay) {
      const name = nameOf(source, key, day);
      const nowMs = clock.nowMs();
      if (hasDay || day >= swedishDate(nowMs)) return void waits.delete(name);
      const known = waits.get(name);
      const waitMs = known ? Math.min(2 * known.waitMs, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
      waits.set(name, { waitMs, untilMs: nowMs + waitMs });
    },
  };
}
