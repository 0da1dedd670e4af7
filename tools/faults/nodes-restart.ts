import { systemClock } from "#platform/clock.ts";
import { identityKeyFileOf } from "#tools/services/restate-cluster.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { RunningService, ServiceChanges } from "#tools/services/running-service.ts";
import { type AskedOrder, type OrderableOffer, orderUntilAnswered, type Shop } from "./order-clients.ts";
import { addressOf, readPage, searchUntilEnded } from "./nodes-visitors.ts";
import { type MovedHashes, rehashStored } from "./nodes-keys.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { countRequests, type RequestCounts } from "./request-counts.ts";

export interface Visits extends RequestCounts {
  readonly searches: number;
  readonly searchesLost: number;
  readonly orders: readonly AskedOrder[];
}

/** The balancer asks every half second; a busy machine is slower. */
const SEEN_WITHIN_MS = 60_000;
const PAGE_EVERY_MS = 250;
const SEARCH_EVERY_MS = 700;

/** Visitors read, search, poll and order while the operator works, and go on until that has ended. */
export async function visitDuring(
  shop: Shop,
  given: { readonly offers: readonly OrderableOffer[]; readonly pages: readonly string[] },
  operate: () => Promise<unknown>,
): Promise<Visits> {
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
      await systemClock.sleep(at * 3_000);
      return orderUntilAnswered(counted, offer);
    }),
  );
  try {
    await operate();
  } finally {
    over.abort();
  }
  await reading;
  const searches = await searching;
  const orders = await ordering;
  return {
    ...counter.read(),
    searches: searches.length,
    searchesLost: searches.filter((isEnded) => !isEnded).length,
    orders,
  };
}

/**
 * Every node knows the former and the next keys from its start. Each is restarted with the next ones, and stored hashes are moved. Each
 * node of the engine gets its new private half, and then the former lookup key and the former public half are not accepted any more.
 */
export async function replaceKeys(world: NodesWorld, log: (line: string) => void): Promise<MovedHashes> {
  const { env, keys } = world;
  const programs = [...world.web, ...world.workers];
  log(`lookup key ${(await rehashStored({ ...env, ...keys.announced })).done}`);
  for (const service of programs) await restartOne(world, service, { env: keys.replaced }, log);
  const moved = await rehashStored({ ...env, ...keys.replaced });
  log(`hashes moved to the new lookup key ${moved.moved}, left ${moved.left}`);
  for (const service of world.cluster.nodes)
    await restartOne(world, service, { env: identityKeyFileOf(world.nextEngineKeyFile) }, log);
  for (const service of programs) await restartOne(world, service, { env: keys.settled }, log);
  return moved;
}

/** The next one may be taken out only when the balancer sends requests to this one again. */
export async function restartOne(
  world: NodesWorld,
  service: RunningService,
  changes: ServiceChanges,
  log: (line: string) => void,
): Promise<void> {
  const startedMs = performance.now();
  await service.restart(changes);
  await waitUntilUp(world, service.name);
  log(`restarted ${service.name} in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
}

export const waitUntilUp = ({ balancer }: NodesWorld, server: string): Promise<void> =>
  waitUntil(() => balancer.isUp(server).catch(() => false), SEEN_WITHIN_MS, `the balancer to see ${server}`, 100);
