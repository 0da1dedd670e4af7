import { controlSimulators } from "#simulators/control-client.ts";
import { killForAWhile, killWebDuringSearches, orderDuring, promoteReplica } from "./nodes-kills.ts";
import { type MovedHashes, REPLACED_KEYS, rewriteStoredValues } from "./nodes-keys.ts";
import { countUnfound } from "./nodes-persons.ts";
import { commitToReplica, readFromReplica } from "./nodes-reads.ts";
import { NO_ORDERS, NO_SEARCHES, type NodesReport, type NodesRow, RESTARTED } from "./nodes-report.ts";
import { replaceKeys, visitDuring } from "./nodes-restart.ts";
import { judgeRow, logKinds, pickCounts, readOnlyPages } from "./nodes-rows.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { type AskedOrder, findOffers } from "./order-clients.ts";
import { joinOrderParts } from "./order-parts.ts";
import { countRequests } from "./request-counts.ts";
import { seededRandom } from "./seeded.ts";
import { balancedShopOf } from "./shop-of.ts";

export interface NodesOptions {
  readonly seed: number;
  /** For each death. */
  readonly orders: number;
  readonly searches: number;
  readonly log: (line: string) => void;
}

/** Orders during the rolling restart: few, because each is followed to its end while nodes come and go. */
const ORDERS_DURING_RESTART = 16;
const READ_ROUNDS = 5;
/** No plate that asks a simulated insurer for a fault: what is tested here are our own nodes. */
const ORDINARY_PLATES = [""];

/** Takes nodes away in every way that happens, while visitors search and order, and counts what they noticed. */
export async function runNodesFaults(options: NodesOptions, world: NodesWorld): Promise<NodesReport> {
  const { seed, log } = options;
  const random = seededRandom(seed);
  const simulators = controlSimulators(world.simulatorsUrl);
  const shop = balancedShopOf(world);
  const parts = joinOrderParts(world);
  const rows: NodesRow[] = [];
  try {
    const offers = await findOffers(shop, ORDERS_DURING_RESTART + 3 * options.orders, random, ORDINARY_PLATES);
    log(`${offers.length} offers to order`);
    const pages = readOnlyPages(offers.map(({ providerId }) => providerId));
    const reads = await readFromReplica(world, shop, pages, READ_ROUNDS);
    log(`statements on the replica ${reads.onReplica}, on the primary ${reads.samePagesOnPrimary}`);
    await commitToReplica(world);

    const judge = (asked: readonly AskedOrder[]) => judgeRow(parts, asked, log);

    await simulators.setSpeed("real");
    const visits = { offers: offers.splice(0, ORDERS_DURING_RESTART), pages: [...pages, shop.path, "/"] };
    let moved: MovedHashes | undefined;
    const restart = await visitDuring(shop, visits, async () => {
      moved = await replaceKeys(world, log);
    });
    logKinds(restart.kinds, log);
    log(`keys replaced: ${REPLACED_KEYS.join(", ")}`);
    rows.push({ what: RESTARTED, ...pickCounts(restart), ...(await judge(restart.orders)) });
    const personsLost = await countUnfound(
      { ...world.env, ...world.keys.replaced, ...world.keys.settled },
      restart.orders,
      log,
    );
    const stored = await rewriteStoredValues({ ...world.env, ...world.keys.replaced });
    log(`values written with the new key ${stored.rewritten}, left ${stored.left}`);

    const killed = await killWebDuringSearches(world, shop, options.searches);
    logKinds(killed.kinds, log);
    rows.push({ what: "a web node killed during searches", ...pickCounts(killed), ...NO_ORDERS });
    await simulators.setSpeed("instant");

    const harms: readonly (readonly [string, () => Promise<void>])[] = [
      ["a worker killed during orders", () => killForAWhile(world.workers[0], { env: world.keys.removed })],
      ["a node of the engine killed during orders", () => killForAWhile(world.cluster.nodes[1])],
      ["the primary killed and the replica promoted during orders", () => promoteReplica(world)],
    ];
    for (const [what, harm] of harms) {
      const counter = countRequests();
      const counted = { ...shop, requested: counter.count };
      const asked = await orderDuring(counted, offers.splice(0, options.orders), harm);
      const { requests, failed, kinds } = counter.read();
      logKinds(kinds, log);
      rows.push({ what, requests, failed, ...NO_SEARCHES, ...(await judge(asked)) });
      log(`done: ${what}`);
    }
    const broken = await parts.brokenChains();
    for (const chain of broken) log(chain);
    return {
      name: "nodes",
      seed,
      rows,
      replicaStatements: reads.onReplica,
      primaryStatements: reads.samePagesOnPrimary,
      pagesWithoutReplica: reads.withoutReplica,
      failedWithoutReplica: reads.failedWithoutReplica,
      snapshotFiles: world.cluster.countSnapshotFiles(),
      brokenChains: broken.length,
      valuesRewritten: stored.rewritten,
      valuesLeft: stored.left,
      hashesMoved: moved?.moved ?? 0,
      hashesLeft: moved?.left ?? 0,
      personsLost,
    };
  } finally {
    await parts.close();
  }
}
