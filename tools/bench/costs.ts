import { Pool } from "undici";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { progressCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { findOffers, orderUntilAnswered } from "#tools/faults/order-clients.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { CAR, type CostWorld, startCostWorld } from "./cost-world.ts";
import type { OperationCost } from "./cost-world.ts";
import { createSampleSearches } from "./sample-searches.ts";

export interface CostCounts {
  readonly searches: number;
  readonly polls: number;
  readonly orders: number;
  readonly idleSeconds: number;
}

export const WHOLE_COSTS: CostCounts = { searches: 200, polls: 3_000, orders: 60, idleSeconds: 5 };
export const SHORT_COSTS: CostCounts = { searches: 6, polls: 20, orders: 2, idleSeconds: 1 };

const SEARCHERS = 32;
const POLLERS = 8;
const CUSTOMERS = 16;
/** Compiled code, connections and prepared statements must not count. */
const WARM_UP_SHARE = 0.5;

/** What a search, a poll and an order use, each in a phase of its own; insurers answer at their real speed. */
export async function* benchCosts(counts: CostCounts): AsyncIterable<OperationCost> {
  const world = await startCostWorld();
  const pool = new Pool(world.origin, { connections: SEARCHERS });
  try {
    const search = createSearch(world, pool);
    const warmUp = (count: number): number => Math.ceil(count * WARM_UP_SHARE);
    await repeat(2 * warmUp(counts.searches), SEARCHERS, search.run);
    yield await world.measure("search", counts.searches, () => repeat(counts.searches, SEARCHERS, search.run));
    const last = await search.run();
    await repeat(warmUp(counts.polls), POLLERS, () => search.poll(last));
    yield await world.measure("poll", counts.polls, () => repeat(counts.polls, POLLERS, () => search.poll(last)));
    // Late, so that nothing of the start is left to do.
    yield await world.measure("idle second", counts.idleSeconds, () => systemClock.sleep(counts.idleSeconds * 1000));
    // Numbers this small choose no plate that asks the simulated insurers for a fault.
    const random = seededRandom(1);
    const found = await Promise.all(
      Array.from({ length: CUSTOMERS }, () =>
        findOffers(
          world.shop,
          Math.ceil((counts.orders + warmUp(counts.orders)) / CUSTOMERS),
          () => random() * WITHOUT_FAULTS,
        ),
      ),
    );
    const offers = found.flat();
    const order = async (): Promise<void> => {
      const offer = offers.pop();
      const { reportedState, lastFault } = offer ? await orderUntilAnswered(world.shop, offer) : {};
      if (reportedState !== "placed") throw new Error(`an order ended as ${reportedState}: ${lastFault}`);
    };
    await repeat(warmUp(counts.orders), CUSTOMERS, order);
    yield await world.measure("order", counts.orders, () => repeat(counts.orders, CUSTOMERS, order));
  } finally {
    await pool.destroy();
    await world.stop();
  }
}

const WITHOUT_FAULTS = 0.28;

function createSearch(world: CostWorld, pool: Pool) {
  const asked = createSampleSearches("car");
  const post = async (path: string, cookie: string, fields: Record<string, string>): Promise<string> => {
    const reply = await pool.request({
      method: "POST",
      path,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: world.shop.publicOrigin,
        cookie,
        "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${text.slice(0, 300)}`);
    return text;
  };
  return {
    async run() {
      const visit = { cookie: `${VISITOR_COOKIE}=${randomId()}`, tempsearchid: randomId() };
      const fields = { ...asked.next(), tempsearchid: visit.tempsearchid, answer: "id" };
      const text = await post(searchCallPath(CAR), visit.cookie, fields);
      if (!text.includes('"Success":true')) throw new Error(`search failed: ${text.slice(0, 300)}`);
      return visit;
    },
    poll: ({ cookie, tempsearchid }: { readonly cookie: string; readonly tempsearchid: string }) =>
      post(progressCallPath(CAR), cookie, { progress: "true", tempsearchid }),
  };
}

const byte = (): number => 1 + Math.floor(Math.random() * 250);

async function repeat(count: number, atOnce: number, operation: () => Promise<unknown>): Promise<void> {
  let begun = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      while (begun < count) {
        begun++;
        await operation();
      }
    }),
  );
}
