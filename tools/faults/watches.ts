import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { planRun } from "#domain/watch/watch-dates.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { seededRandom } from "./seeded.ts";
import { judgeWatches, type PlayedWatch, type WatchFaultReport } from "./watch-verdict.ts";
import { startWatchWorld, VERTICAL, type WatchWorld } from "./watch-world.ts";

export interface WatchFaultOptions {
  readonly watches: number;
  readonly killsEach: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

const START_MS = Date.parse("2027-01-01T00:00:00Z");
const YEAR_DAYS = 365;
const STEP_MS = 6 * HOUR_MS;
/** One in so many watches has a price that changes every month. */
const VARIABLE_EVERY = 10;
const WATCHES_PER_PERSON = 3;
/** One in so many persons stops a watch by the link of the first mail. */
const UNSUBSCRIBES_EVERY = 5;
/** No more are under way than a worker can have. */
const MAX_UNDER_WAY = 400;

/** Plays a year of watches while worker, engine, database and mail server are killed, and counts what became of them. */
export async function runWatchFaults(options: WatchFaultOptions): Promise<WatchFaultReport> {
  const world = await startWatchWorld(START_MS);
  try {
    const played = await addWatches(world, options);
    const kills = await playYear(world, played, options);
    await settle(world, options.log);
    return { ...(await judgeWatches(world, [...played.values()], START_MS + YEAR_DAYS * DAY_MS)), kills };
  } finally {
    await world.stop();
  }
}

async function addWatches(world: WatchWorld, { watches: count, seed, log }: WatchFaultOptions) {
  const random = seededRandom(seed);
  const played = new Map<string, PlayedWatch>();
  let personId = "";
  for (let index = 0; index < count; index++) {
    if (index % WATCHES_PER_PERSON === 0) personId = await addPerson(world);
    const watchId = randomId();
    const isVariable = index % VARIABLE_EVERY === 0;
    const noticeBy = addDays("2027-01-01", 1 + Math.floor(random() * (YEAR_DAYS - 1)));
    const terms = isVariable
      ? ({ kind: "variable", noticeBy: undefined, renewsOn: undefined } as const)
      : ({ kind: "renewal", noticeBy, renewsOn: addDays(noticeBy, 1) } as const);
    const run = planRun(watchId, terms, START_MS);
    if (!run) throw new Error("a watch without a date");
    const email = `w${index}@post.example`;
    const former = { providerName: "Granskog", yearlyOre: 4_000_00, rows: [] };
    await world.watches.turnOn(
      {
        watchId,
        personId,
        heldId: randomId(),
        vertical: VERTICAL,
        thresholdOre: 500_00,
        agreement: { email, facts: { wanted: "x" }, former, consent: "ja" },
        ...run,
      },
      START_MS,
    );
    played.set(email, {
      watchId,
      email,
      first: run,
      isToStop: Math.floor(random() * UNSUBSCRIBES_EVERY) === 0,
      stoppedAtMs: undefined,
    });
    if ((index + 1) % 1_000 === 0) log(`${index + 1} watches turned on`);
  }
  return played;
}

async function addPerson({ pool }: WatchWorld): Promise<string> {
  const id = randomId();
  await pool.query(
    "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())",
    [id],
  );
  return id;
}

async function playYear(
  world: WatchWorld,
  played: ReadonlyMap<string, PlayedWatch>,
  { killsEach, seed, log }: WatchFaultOptions,
): Promise<number> {
  const random = seededRandom(seed + 1);
  const steps = (YEAR_DAYS * DAY_MS) / STEP_MS;
  const kills = new Map<number, string[]>();
  for (const victim of Object.keys(world.victims))
    for (let time = 0; time < killsEach; time++) {
      const step = Math.floor(((time + 0.1 + 0.8 * random()) / killsEach) * steps);
      kills.set(step, [...(kills.get(step) ?? []), victim]);
    }
  const busy = new Map<string, Promise<void>>();
  let read = 0;
  let count = 0;
  for (let step = 0; step <= steps; step++) {
    world.moveTo(START_MS + step * STEP_MS);
    for (const victim of kills.get(step) ?? []) {
      count += 1;
      busy.set(
        victim,
        (busy.get(victim) ?? Promise.resolve()).then(() => kill(world, victim, random(), log)),
      );
    }
    await world.sweep(DAY_MS);
    if (step % 25 === 0) await world.sweepMails();
    for (; read < world.arrived.length; read++) {
      const watch = played.get(world.arrived[read]?.to ?? "");
      const url = world.arrived[read]?.oneClickUrl ?? "";
      if (watch?.isToStop && watch.stoppedAtMs === undefined) await stop(world, watch, url);
    }
    await untilFew(world);
    if (step % 240 === 0) log(`day ${(step * STEP_MS) / DAY_MS}, ${world.arrived.length} mails`);
  }
  await Promise.all(busy.values());
  return count;
}

async function kill(world: WatchWorld, victim: string, share: number, log: (line: string) => void): Promise<void> {
  const service = world.victims[victim];
  await service?.kill9();
  await systemClock.sleep(200 + 1_300 * share);
  await service?.restart();
  log(`killed ${victim} and started it again`);
}

/** As a mail program does with one press, and again until it is answered. */
async function stop(world: WatchWorld, watch: PlayedWatch, url: string): Promise<void> {
  const code = new URL(url).searchParams.get("kod") ?? "";
  for (;;) {
    const isDone = await world.ending.end(code).catch(() => undefined);
    if (isDone) break;
    if (isDone === false) throw new Error("the link of a mail was refused");
    await systemClock.sleep(100);
  }
  watch.stoppedAtMs = world.clock.nowMs();
  watch.arrivedBefore = world.arrived.length;
}

async function untilFew({ pool }: WatchWorld): Promise<void> {
  for (;;) {
    const under = await pool
      .query<{ count: number }>("select count(*)::integer as count from watches where begun_at is not null")
      .catch(() => undefined);
    if ((under?.rows[0]?.count ?? MAX_UNDER_WAY) < MAX_UNDER_WAY) return;
    await systemClock.sleep(50);
  }
}

/** The year is over: what is under way ends, and nothing new is due. */
async function settle(world: WatchWorld, log: (line: string) => void): Promise<void> {
  const endMs = systemClock.nowMs() + 180_000;
  while (systemClock.nowMs() < endMs) {
    await world.sweep(0);
    await world.sweepMails();
    const { rows } = await world.pool.query<{ open: number }>(
      `select ((select count(*) from watches where begun_at is not null)
        + (select count(*) from watches where state = 'on' and due_at <= $1)
        + (select count(*) from mails where state = 'queued'))::integer as open`,
      [new Date(world.clock.nowMs())],
    );
    if (rows[0]?.open === 0) return;
    log(`${rows[0]?.open} still open`);
    await systemClock.sleep(1_000);
  }
}
