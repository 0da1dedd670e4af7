import { systemClock } from "#platform/clock.ts";
import type { RunningService, ServiceChanges } from "#tools/services/running-service.ts";
import { waitUntilUp } from "./nodes-restart.ts";
import { addressOf, searchUntilEnded } from "./nodes-visitors.ts";
import { withClient } from "./nodes-reads.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { type AskedOrder, type OrderableOffer, orderUntilAnswered, type Shop } from "./order-clients.ts";
import { countRequests, type RequestCounts } from "./request-counts.ts";

export interface KilledWeb extends RequestCounts {
  readonly searches: number;
  readonly searchesLost: number;
}

const SEARCHES_PER_SECOND = 4;
const ORDERS_PER_SECOND = 4;
/** How long the primary is dead before the replica takes over: the time that a watcher would need at the least. */
const PROMOTE_AFTER_MS = 1_000;
/** How long a dead worker or engine node stays away. */
const AWAY_MS = 3_000;

/** Kills a web node while its searches run; the other one takes them over. */
export async function killWebDuringSearches(world: NodesWorld, shop: Shop, searches: number): Promise<KilledWeb> {
  const [victim] = world.web;
  if (!victim) throw new Error("no web node");
  const counter = countRequests();
  const counted: Shop = { ...shop, requested: counter.count };
  const searching = Array.from({ length: searches }, async (_, at) => {
    await systemClock.sleep((at / SEARCHES_PER_SECOND) * 1_000);
    return searchUntilEnded(counted, addressOf(2_000 + at));
  });
  // When about half have begun, those of the last seconds are under way.
  await systemClock.sleep((searches / SEARCHES_PER_SECOND) * 500);
  await victim.kill9();
  const ended = await Promise.all(searching);
  await victim.restart();
  await waitUntilUp(world, victim.name);
  return { ...counter.read(), searches, searchesLost: ended.filter((isEnded) => !isEnded).length };
}

/** Orders at an even pace, while something is done to the nodes after a third of them. */
export async function orderDuring(
  shop: Shop,
  offers: readonly OrderableOffer[],
  harm: () => Promise<void>,
): Promise<readonly AskedOrder[]> {
  const windowMs = (offers.length / ORDERS_PER_SECOND) * 1_000;
  const ordering = offers.map(async (offer, at) => {
    await systemClock.sleep((at / offers.length) * windowMs);
    return orderUntilAnswered(shop, offer);
  });
  const harming = systemClock.sleep(windowMs / 3).then(harm);
  const asked = await Promise.all(ordering);
  await harming;
  return asked;
}

export async function killForAWhile(service: RunningService | undefined, changes: ServiceChanges = {}): Promise<void> {
  if (!service) throw new Error("nothing to kill");
  await service.kill9();
  await systemClock.sleep(AWAY_MS);
  await service.restart(changes);
}

/** The primary dies for good, and the replica becomes the primary. */
export async function promoteReplica(world: NodesWorld): Promise<void> {
  await world.primary.kill9();
  await systemClock.sleep(PROMOTE_AFTER_MS);
  await withClient(world.replicaUrl, (client) => client.query("select pg_promote(true, 30)"));
}
