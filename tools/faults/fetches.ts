import { systemClock } from "#platform/clock.ts";
import { createPool } from "#platform/database/pool.ts";
import { startOwnStack } from "#tools/processes/own-stack.ts";
import type { RunningService } from "#tools/services/running-service.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { fetchPlans, fetchUntilSettled } from "./fetch-clients.ts";
import { type FetchVerdict, isStrayed, isWrongFetch, type JudgedFetch, judgeFetches } from "./fetch-verdict.ts";
import { planKills } from "./kill-plan.ts";
import { seededRandom } from "./seeded.ts";

export interface FetchFaultOptions {
  readonly fetches: number;
  readonly killsEach: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface FetchFaultReport extends FetchVerdict {
  readonly name: string;
  readonly seed: number;
  readonly asked: number;
}

const FETCHES_PER_SECOND = 2;
const AGGREGATOR = "aggregators/insurance-data";
/** Faults of any aggregator. */
const AGGREGATOR_FAULTS = [
  { kind: "5xx", share: 0.03 },
  { kind: "reset", share: 0.02 },
  { kind: "answer-lost", share: 0.08, operation: "start" },
  { kind: "slow", share: 0.02, delayMs: 1_500 },
] as const;

const SETTLE_WITHIN_MS = 90_000;

/** Fetches while worker, web node and engine are killed again and again, then asks the aggregator what it has. */
export async function runFetchFaults({ fetches, killsEach, seed, log }: FetchFaultOptions): Promise<FetchFaultReport> {
  const random = seededRandom(seed);
  const stack = await startOwnStack({ topic: "fetch_faults", webNodes: 2, hasWorker: true });
  const pool = createPool({
    url: stack.env["SPARV_DATABASE_URL"] ?? "",
    name: "sparv-faults",
    connectionFailed: () => undefined,
  });
  try {
    await pool.query("truncate fetches, fetch_events");
    await stack.simulators.setFaults(AGGREGATOR, ...AGGREGATOR_FAULTS);
    const victims: Readonly<Record<string, RunningService | undefined>> = {
      worker: stack.worker,
      engine: stack.engine,
      web: stack.nodes[0],
    };
    const windowMs = (fetches / FETCHES_PER_SECOND) * 1_000;
    const kills = planKills({ victims: Object.keys(victims), killsEach, windowMs, random });
    const killing = Promise.all(
      kills.map(async ({ victim, atMs, downMs }) => {
        await systemClock.sleep(atMs);
        await victims[victim]?.kill9();
        await systemClock.sleep(downMs);
        await victims[victim]?.restart();
        log(`${(atMs / 1_000).toFixed(1)} s: killed ${victim}, down ${(downMs / 1_000).toFixed(1)} s`);
      }),
    );
    const nodes = stack.nodes.map(({ url }) => new URL(url).origin);
    const asking = Array.from({ length: fetches }, async (_, at) => {
      const plan = fetchPlans[Math.floor(random() * fetchPlans.length)];
      if (!plan) throw new Error("nothing to fetch");
      await systemClock.sleep((at / fetches) * windowMs);
      return fetchUntilSettled(nodes, stack.url, plan);
    });
    const asked = await Promise.all(asking);
    await killing;

    const isQuiet = async () => (await pool.query(OPEN)).rows.length === 0;
    await waitUntil(isQuiet, SETTLE_WITHIN_MS, "all fetches to settle", 250).catch((error: Error) =>
      log(error.message),
    );
    const books = await stack.simulators.orders(AGGREGATOR);
    const judged = asked.map(({ plan, fetchId, status, shownThing, isVisibleToStranger }): JudgedFetch => ({
      fetchId: fetchId ?? "",
      expected: plan.expected,
      status,
      thing: plan.thing,
      shownThing,
      collections: books[fetchId ?? ""] ?? 0,
      isVisibleToStranger,
    }));
    for (const fetch of judged)
      if (fetch.status === undefined || isWrongFetch(fetch) || isStrayed(fetch) || fetch.collections > 1)
        log(JSON.stringify(fetch));
    const known = new Set(judged.map(({ fetchId }) => fetchId));
    const others = Object.entries(books).flatMap(([fetchId, count]) => (known.has(fetchId) ? [] : [count]));
    const openThere = await countOpen(stack.simulators.received(AGGREGATOR));
    const stillOpen = (await pool.query(OPEN)).rows.length;
    for (const path of new Set(asked.map(({ plan }) => plan.path)))
      log(`${path}: ${asked.filter(({ plan }) => plan.path === path).length} fetches`);
    log(`${Object.keys(books).length} collections, of which ${others.length} of fetches whose answer was lost`);
    return { name: "fetches", seed, asked: fetches, ...judgeFetches(judged, others, openThere + stillOpen) };
  } finally {
    await pool.end();
    await stack.stop();
  }
}

const OPEN = "select id from fetches where state = 'live' or (state = 'cancelled' and called_off_at is null)";

const RUNNING: readonly string[] = ["RUNNING", "LOGIN", "WAITING_FOR_AUTHENTICATION", "COLLECTING"];

/** Collections that run although no one waits for them any more. */
async function countOpen(received: Promise<readonly unknown[]>): Promise<number> {
  return ((await received) as { status: string }[]).filter(({ status }) => RUNNING.includes(status)).length;
}
