import { seededRandom } from "#tools/services/seeded.ts";
import { type AskedFetch, fetchPlans, fetchUntilSettled } from "./fetch-clients.ts";
import { isStrayed, isWrongFetch, type JudgedFetch, judgeFetches } from "./fetch-verdict.ts";
import { openRecords, type Records } from "./records.ts";
import { playWithKills, type Scenario, spreadOver } from "./scenario.ts";

const FETCHES_PER_SECOND = 2;
export const AGGREGATOR = "aggregators/insurance-data";
export const OPEN_FETCHES = "fetches where state = 'live' or (state = 'cancelled' and called_off_at is null)";
const SETTLES_WITHIN_MS = 90_000;

/** Fetches while worker, web node and engine are killed again and again, then asks the aggregator what it has. */
export const fetches: Scenario = {
  option: "fetches",
  count: 200,
  world: () => ({ topic: "fetch_faults", web: 2, workers: 1 }),
  async run(stack, options) {
    const { count, log } = options;
    const records = openRecords(stack);
    const random = seededRandom(options.seed);
    const windowMs = (count / FETCHES_PER_SECOND) * 1_000;
    const plans = Array.from({ length: count }, () => fetchPlans[Math.floor(random() * fetchPlans.length)]).filter(
      (plan) => plan !== undefined,
    );
    const nodes = stack.nodes.map(({ url }) => new URL(url).origin);
    let asked: readonly AskedFetch[] = [];
    return playWithKills("fetches", stack, options, {
      windowMs,
      victims: ["worker", "engine", "web"],
      targets: [AGGREGATOR],
      // Faults of any aggregator.
      outside: [
        { kind: "5xx", share: 0.03 },
        { kind: "reset", share: 0.02 },
        { kind: "answer-lost", share: 0.08, operation: "start" },
        { kind: "slow", share: 0.02, delayMs: 1_500 },
      ],
      async act() {
        asked = await spreadOver(plans, windowMs, (plan) => fetchUntilSettled(nodes, stack.url, plan));
      },
      isSettled: async () => (await records.count(OPEN_FETCHES)) === 0,
      settlesWithinMs: SETTLES_WITHIN_MS,
      async judge() {
        const books = await records.simulators.orders(AGGREGATOR);
        const judged = judgedFetches(asked, books);
        for (const fetch of judged)
          if (fetch.status === undefined || isWrongFetch(fetch) || isStrayed(fetch) || fetch.collections > 1)
            log(JSON.stringify(fetch));
        const known = new Set(judged.map(({ fetchId }) => fetchId));
        const others = Object.entries(books).flatMap(([fetchId, times]) => (known.has(fetchId) ? [] : [times]));
        for (const [path, those] of Map.groupBy(asked, ({ plan }) => plan.path))
          log(`${path}: ${those.length} fetches`);
        log(`${Object.keys(books).length} collections, of which ${others.length} of fetches whose answer was lost`);
        const open = (await countOpenThere(records)) + (await records.count(OPEN_FETCHES));
        const { strayed, ...counts } = judgeFetches(judged, others, open);
        return {
          counts: { asked: count, ...counts, answeredShare: (count - counts.lost) / count },
          faults: { strayed },
          also: {},
        };
      },
      close: records.close,
    });
  },
};

/** As the visitors and the aggregator's book have them. */
export const judgedFetches = (
  asked: readonly AskedFetch[],
  books: Readonly<Record<string, number>>,
): readonly JudgedFetch[] =>
  asked.map(({ plan, fetchId = "", status, shownThing, isVisibleToStranger }) => ({
    fetchId,
    expected: plan.expected,
    status,
    thing: plan.thing,
    shownThing,
    collections: books[fetchId] ?? 0,
    isVisibleToStranger,
  }));

const RUNNING: readonly string[] = ["RUNNING", "LOGIN", "WAITING_FOR_AUTHENTICATION", "COLLECTING"];

/** Collections that run although no one waits for them any more. */
async function countOpenThere({ simulators }: Records): Promise<number> {
  const received = (await simulators.received(AGGREGATOR)) as { status: string }[];
  return received.filter(({ status }) => RUNNING.includes(status)).length;
}
