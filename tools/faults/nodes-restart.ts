import { systemClock } from "#platform/clock.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { RunningService } from "#tools/services/running-service.ts";
import { type AskedOrder, type OrderableOffer, orderUntilAnswered, type Shop } from "./order-clients.ts";
import { addressOf, readPage, searchUntilEnded } from "./nodes-visitors.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { countRequests, type RequestCounts } from "./request-counts.ts";

export interface RollingRestart extends RequestCounts {
  readonly restarted: number;
  readonly searches: number;
  readonly searchesLost: number;
  readonly orders: readonly AskedOrder[];
}

/** The balancer asks every half second; a busy machine is slower. */
const SEEN_WITHIN_MS = 60_000;
const PAGE_EVERY_MS = 250;
const SEARCH_EVERY_MS = 700;

/** Restarts every web node and worker, one after the other, while visitors read, search, poll and order. */
export async function restartUnderLoad(
  world: NodesWorld,
  shop: Shop,
  given: { readonly offers: readonly OrderableOffer[]; readonly pages: readonly string[] },
  log: (line: string) => void,
): Promise<RollingRestart> {
  const counter = countRequests();
  const counted: Shop = { ...shop, requested: counter.count };
  const over = new AbortController();
  let visitor = 0;
  const repeat = async <T>(everyMs: number, visit: (visitor: number) => Promise<T>): Promise<T[]> => {
    const visits: Promise<T>[] = [];
    while (!over.signal.aborted) {
      visits.push(visit(visitor++));
      await systemClock.sleep(everyMs);
    }
    return Promise.all(visits);
  };
  const reading = repeat(PAGE_EVERY_MS, (nth) =>
    readPage(counted, given.pages[nth % given.pages.length] ?? "/", addressOf(nth)),
  );
  const searching = repeat(SEARCH_EVERY_MS, (nth) => searchUntilEnded(counted, addressOf(nth)));
  const ordering = Promise.all(
    given.offers.map(async (offer, at) => {
      // About as long as the restarts take: later orders are placed after them.
      await systemClock.sleep(at * 1_500);
      return orderUntilAnswered(counted, offer);
    }),
  );
  try {
    for (const service of [...world.web, ...world.workers]) await restartOne(world, service, log);
  } finally {
    over.abort();
  }
  await reading;
  const searches = await searching;
  const orders = await ordering;
  return {
    ...counter.read(),
    restarted: world.web.length + world.workers.length,
    searches: searches.length,
    searchesLost: searches.filter((isEnded) => !isEnded).length,
    orders,
  };
}

/** The next one may be taken out only when the balancer sends requests to this one again. */
async function restartOne(world: NodesWorld, service: RunningService, log: (line: string) => void): Promise<void> {
  const startedMs = performance.now();
  await service.restart();
  await waitUntilUp(world, service.name);
  log(`restarted ${service.name} in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
}

export const waitUntilUp = ({ balancer }: NodesWorld, server: string): Promise<void> =>
  waitUntil(() => balancer.isUp(server).catch(() => false), SEEN_WITHIN_MS, `the balancer to see ${server}`, 100);
