import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { planNext, planRun } from "#domain/watch/watch-dates.ts";
import { randomId } from "#platform/ids.ts";
import type { ReceivedMail } from "#simulators/mail/mailbox.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { ordinaryPlate } from "./order-clients.ts";
import { arrivedIds, openRecords, type Records } from "./records.ts";
import { playWithKills, type Scenario } from "./scenario.ts";
import { TEST_VERTICAL } from "./test-orders.ts";
import { judgeWatches } from "./watch-verdict.ts";

const YEAR_DAYS = 365;
/** The programs' clock jumps so far at once; a watch that was due in between is late, and is run for its own period. */
const STEP_DAYS = 15;
/** A step takes about so long: the worker looks every five seconds. */
const STEP_TAKES_MS = 3_500;
const QUIET_WITHIN_MS = 45_000;
/** Longer than the grace after which a run that has not ended is started again. */
const LAST_STEP_MS = HOUR_MS;
/** One in so many watches has a price that changes every month. */
const VARIABLE_EVERY = 10;
/** One in so many persons stops a watch by the link of its first mail. */
const UNSUBSCRIBES_EVERY = 5;
/** Mails are not sent at night: the year begins at noon. */
const START_HOUR_UTC = 11;

/**
 * A year of watches: the clock of web node, worker and simulators is moved on, and the worker compares, finds and mails what is due, while
 * worker, engine, database and the line to the mail carrier are killed. Persons stop watches by the link that a mail program posts to.
 */
export const watches: Scenario = {
  option: "count",
  count: 300,
  world: ({ seed }) => ({
    topic: "faults_watches",
    seed,
    speed: "instant",
    workers: 1,
    servers: "own",
    startsWhen: "live",
    hasMovableClock: true,
  }),
  async run(stack, options) {
    const { count, log } = options;
    const records = openRecords(stack);
    const clock = movableClock(stack.moveClock);
    const startMs = clock.nowMs();
    const played = await addWatches(records, count, startMs, seededRandom(options.seed));
    const found = collectFindings(records);
    const steps = Math.ceil(YEAR_DAYS / STEP_DAYS);

    /** But for mails: one that was not taken is sent again minutes later, by the machine's clock. */
    const isQuiet = async (): Promise<boolean> => {
      const now = new Date(clock.nowMs());
      const open = await Promise.all([
        records.count("watches where begun_at is not null"),
        records.count("watches where state = 'on' and due_at <= $1", [now]),
        records.count("watch_findings where mail_id is null and notify_at <= $1", [now]),
      ]);
      return open.every((each) => each === 0);
    };

    return playWithKills("watches", stack, options, {
      windowMs: steps * STEP_TAKES_MS,
      victims: ["worker", "engine", "database", "smtp"],
      targets: [],
      outside: [],
      async act() {
        for (let step = 1; step <= steps; step++) {
          clock.moveTo(startMs + step * STEP_DAYS * DAY_MS);
          const isDone = () => isQuiet().catch(() => false);
          // A run that a kill has interrupted may end in a later step.
          await waitUntil(isDone, QUIET_WITHIN_MS, "the runs of a step", 250).catch(() =>
            log(`step ${step} is not quiet`),
          );
          await waitUntil(() => found.collect(), QUIET_WITHIN_MS, "the database", 250);
          const arrived = await records.listMails();
          for (const watch of played) if (watch.isToStop) await stopOnce(records, watch, arrived, clock.nowMs());
          if (step % 6 === 0) log(`day ${step * STEP_DAYS}, ${arrived.length} mails`);
        }
        clock.moveTo(clock.nowMs() + LAST_STEP_MS);
      },
      isSettled: async () => (await isQuiet()) && (await records.areMailsSent()) && found.collect(),
      settlesWithinMs: 180_000,
      async judge() {
        const endMs = clock.nowMs();
        const arrived = Map.groupBy(await records.listMails(), ({ to }) => to);
        const { counts, faults, also } = judgeWatches(
          played.map((watch) => ({
            watchId: watch.watchId,
            due: dueUntil(watch, watch.stoppedAtMs ?? endMs),
            isStopped: watch.stoppedAtMs !== undefined,
            ...found.of(watch.watchId),
            arrived: arrivedIds(arrived.get(watch.email) ?? []),
            arrivedBeforeStop: watch.arrivedBeforeStop,
          })),
        );
        log(`outcomes: ${JSON.stringify(found.outcomes())}`);
        return { counts, faults, also: { watches: count, ...also } };
      },
      close: records.close,
    });
  },
};

/** The machine's clock goes on in between. */
function movableClock(move: (seconds: number) => void) {
  let offsetMs = 0;
  const nowMs = (): number => Date.now() + offsetMs;
  const moveTo = (toMs: number): void => {
    offsetMs = Math.round((toMs - Date.now()) / SECOND_MS) * SECOND_MS;
    move(offsetMs / SECOND_MS);
  };
  const today = new Date();
  moveTo(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 1, START_HOUR_UTC));
  return { nowMs, moveTo };
}

interface PlayedWatch {
  readonly watchId: string;
  readonly email: string;
  readonly first: NonNullable<ReturnType<typeof planRun>>;
  readonly isToStop: boolean;
  stoppedAtMs: number | undefined;
  arrivedBeforeStop: number;
}

async function addWatches({ stores, pool }: Records, count: number, startMs: number, random: () => number) {
  const store = createWatchStore(stores);
  const sample = simulatedVerticals.find(({ name }) => name === TEST_VERTICAL)?.samples.ordinary ?? {};
  const played: PlayedWatch[] = [];
  for (let at = 0; at < count; at++) {
    const [watchId, personId, email] = [randomId(), randomId(), `w${at}@post.example`];
    await pool.query(
      "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())",
      [personId],
    );
    const noticeBy = addDays(swedishDate(startMs), 1 + Math.floor(random() * (YEAR_DAYS - 1)));
    const terms =
      at % VARIABLE_EVERY === 0
        ? ({ kind: "variable", noticeBy: undefined, renewsOn: undefined } as const)
        : ({ kind: "renewal", noticeBy, renewsOn: addDays(noticeBy, 1) } as const);
    const first = planRun(watchId, terms, startMs);
    if (!first) throw new Error("a watch without a date");
    const agreement = {
      email,
      facts: { ...sample, carregnumber: ordinaryPlate(random) },
      // Dearer than any offer: there is a mail about each run.
      former: { providerName: "Granskog", yearlyOre: 90_000_00, rows: [] },
      consent: "ja",
    };
    const held = { watchId, personId, heldId: randomId(), vertical: TEST_VERTICAL, thresholdOre: 500_00, agreement };
    await store.turnOn({ ...held, ...first }, startMs);
    const isToStop = Math.floor(random() * UNSUBSCRIBES_EVERY) === 0;
    played.push({ watchId, email, first, isToStop, stoppedAtMs: undefined, arrivedBeforeStop: 0 });
  }
  return played;
}

/** As a mail program does with one press, and again until it is answered. */
async function stopOnce(
  records: Records,
  watch: PlayedWatch,
  arrived: readonly ReceivedMail[],
  nowMs: number,
): Promise<void> {
  const mail = arrived.find(({ to }) => to === watch.email);
  if (!mail || watch.stoppedAtMs !== undefined) return;
  const header = Object.entries(mail.headers).find(([name]) => name.toLowerCase() === "list-unsubscribe")?.[1];
  const [, url = ""] = header?.match(/<(.*)>/) ?? [];
  await waitUntil(
    async () => {
      const answer = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      if (answer.status < 500 && !answer.ok) throw new Error(`the link of a mail was refused: ${answer.status}`);
      return answer.ok;
    },
    QUIET_WITHIN_MS,
    "a watch to be stopped",
    500,
  );
  watch.stoppedAtMs = nowMs;
  watch.arrivedBeforeStop = arrivedIds(await records.listMails(watch.email)).length;
}

function dueUntil({ watchId, first }: PlayedWatch, endMs: number): string[] {
  const periods: string[] = [];
  for (let run: ReturnType<typeof planNext> = first; run.dueAtMs <= endMs; run = planNext(watchId, run, run))
    periods.push(run.period);
  return periods;
}

interface Finding {
  readonly id: string;
  readonly watch_id: string;
  readonly period: string;
  readonly outcome: string;
  readonly mail_id: string | null;
  readonly state: string | null;
}

/** Within a year what is old enough is deleted: findings and mails are read as they come. */
function collectFindings({ pool }: Records) {
  const found = new Map<string, Finding>();
  return {
    /** False when the database does not answer. */
    async collect(): Promise<boolean> {
      const read = await pool
        .query<Finding>(
          `select found.id, found.watch_id, found.period, found.outcome, found.mail_id, mails.state
           from watch_findings found left join mails on mails.id = found.mail_id`,
        )
        .catch(() => undefined);
      for (const row of read?.rows ?? []) {
        const before = found.get(row.id);
        found.set(row.id, {
          ...row,
          mail_id: row.mail_id ?? before?.mail_id ?? null,
          state: row.state ?? before?.state ?? null,
        });
      }
      return read !== undefined;
    },
    of(watchId: string) {
      const own = [...found.values()].filter((each) => each.watch_id === watchId);
      return {
        periods: own.map(({ period }) => period),
        mails: own.flatMap(({ mail_id: mailId, state }) => (mailId === null ? [] : [{ mailId, state: state ?? "" }])),
      };
    },
    outcomes: () =>
      Object.fromEntries(
        [...Map.groupBy(found.values(), ({ outcome }) => outcome)].map(([outcome, those]) => [outcome, those.length]),
      ),
  };
}
