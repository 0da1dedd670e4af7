import { systemClock } from "#platform/clock.ts";
import { recentSearchesCallPath } from "#domain/addresses/content-call-paths.ts";
import { statisticsPath } from "#domain/addresses/content-paths.ts";
import { rankingLogPath } from "#domain/addresses/ranking-log-paths.ts";
import { latestPurchaseCallPath } from "#domain/addresses/shop-call-paths.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { killForAWhile, killWebDuringSearches, orderDuring, promoteReplica } from "./nodes-kills.ts";
import { commitToReplica, readFromReplica } from "./nodes-reads.ts";
import { NO_ORDERS, NO_SEARCHES, type NodesReport, type NodesRow, orderCountsOf, RESTARTED } from "./nodes-report.ts";
import { restartUnderLoad } from "./nodes-restart.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { type AskedOrder, findOffers, type Shop } from "./order-clients.ts";
import { joinOrderParts } from "./order-parts.ts";
import { isLost, isWrong, judgeOrders } from "./order-verdict.ts";
import { countRequests } from "./request-counts.ts";
import { seededRandom } from "./seeded.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

export interface NodesOptions {
  readonly seed: number;
  /** For each death. */
  readonly orders: number;
  readonly searches: number;
  readonly log: (line: string) => void;
}

/** Orders during the rolling restart: few, because each is followed to its end while nodes come and go. */
const ORDERS_DURING_RESTART = 8;
const READ_ROUNDS = 5;
/** No plate that asks a simulated insurer for a fault: what is tested here are our own nodes. */
const ORDINARY_PLATES = [""];

/** Takes nodes away in every way that happens, while visitors search and order, and counts what they noticed. */
export async function runNodesFaults(options: NodesOptions, world: NodesWorld): Promise<NodesReport> {
  const { seed, log } = options;
  const random = seededRandom(seed);
  const simulators = controlSimulators(world.simulatorsUrl);
  const shop = shopOf(world);
  const parts = joinOrderParts(world);
  const rows: NodesRow[] = [];
  try {
    const offers = await findOffers(shop, ORDERS_DURING_RESTART + 3 * options.orders, random, ORDINARY_PLATES);
    log(`${offers.length} offers to order`);
    const pages = readOnlyPages(offers.map(({ providerId }) => providerId));
    const reads = await readFromReplica(world, shop, pages, READ_ROUNDS);
    log(`statements on the replica ${reads.onReplica}, on the primary ${reads.samePagesOnPrimary}`);
    await commitToReplica(world);

    const judge = async (asked: readonly AskedOrder[]) => {
      await parts.waitUntilSettled().catch((error: Error) => log(error.message));
      const judged = await parts.judge(asked);
      for (const order of judged) if (isLost(order) || isWrong(order)) log(JSON.stringify(order));
      for (const { reportedState, lastFault } of asked) if (!reportedState) log(`gave up: ${lastFault}`);
      return orderCountsOf(judgeOrders(judged, asked.length), asked.length);
    };

    await simulators.setSpeed("real");
    const restart = await restartUnderLoad(
      world,
      shop,
      { offers: offers.splice(0, ORDERS_DURING_RESTART), pages: [...pages, shop.path, "/"] },
      log,
    );
    logKinds(restart.kinds, log);
    rows.push({ what: RESTARTED, ...pickCounts(restart), ...(await judge(restart.orders)) });

    const killed = await killWebDuringSearches(world, shop, options.searches);
    logKinds(killed.kinds, log);
    rows.push({ what: "a web node killed during searches", ...pickCounts(killed), ...NO_ORDERS });
    await simulators.setSpeed("instant");

    const harms: readonly (readonly [string, () => Promise<void>])[] = [
      ["a worker killed during orders", () => killForAWhile(world.workers[0])],
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
    };
  } finally {
    await parts.close();
  }
}

/** What everyone sees alike, and what may be a few seconds old. */
const readOnlyPages = (shopIds: readonly number[]): string[] => [
  recentSearchesCallPath(),
  statisticsPath(),
  rankingLogPath(),
  ...[...new Set(shopIds)].slice(0, 3).map((id) => `${latestPurchaseCallPath()}?shopid=${id}`),
];

const pickCounts = (counts: Omit<NodesRow, "what" | "orders" | "lost" | "doubled" | "wrong">) => {
  const { requests, failed, searches, searchesLost } = counts;
  return { requests, failed, searches, searchesLost };
};

function logKinds(kinds: Readonly<Record<string, number>>, log: (line: string) => void): void {
  for (const [kind, count] of Object.entries(kinds)) log(`failed ${count}: ${kind}`);
}

function shopOf({ url, simulatorsUrl }: NodesWorld): Shop {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === TEST_VERTICAL);
  return { urls: [url], publicOrigin: url, path: vertical?.description.path ?? "/", simulatorsUrl };
}
