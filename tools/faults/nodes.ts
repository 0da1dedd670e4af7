import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "#platform/clock.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { identityKeyFileOf } from "#tools/services/restate-cluster.ts";
import type { RunningService, ServiceChanges } from "#tools/services/running-service.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import {
  countUnfound,
  type KeyReplacement,
  type MovedHashes,
  planKeyReplacement,
  rehashStored,
  REPLACED_KEYS,
  rewriteStoredValues,
} from "./nodes-keys.ts";
import { commitToReplica, readFromReplica, withClient } from "./nodes-reads.ts";
import {
  faultsOf,
  NO_ORDERS,
  NO_SEARCHES,
  type NodesReport,
  type NodesRow,
  nodesTable,
  orderCountsOf,
  RESTARTED,
  sumsOf,
} from "./nodes-report.ts";
import { countRequests, orderDuring, readOnlyPages, searchDuring, visitDuring } from "./nodes-visits.ts";
import { findOffers, shopOf } from "./order-clients.ts";
import { createOrderJudge } from "./order-judge.ts";
import { databaseUrlAt } from "#tools/processes/world.ts";
import { openRecords } from "./records.ts";
import type { FaultOptions, Scenario } from "./scenario.ts";

/** Orders during the rolling restart: few, because each is followed to its end while nodes come and go. */
const ORDERS_DURING_RESTART = 16;
const READ_ROUNDS = 5;
/** No plate that asks a simulated insurer for a fault: what is tested here are our own nodes. */
export const ORDINARY_PLATES = [""];
/** How long the primary is dead before the replica takes over: the time that a watcher would need at the least. */
const PROMOTE_AFTER_MS = 1_000;
/** How long a dead worker or engine node stays away. */
const AWAY_MS = 3_000;
/** The balancer asks every half second; a busy machine is slower. */
const SEEN_WITHIN_MS = 60_000;

/** Two of everything that serves visitors. */
export const DOUBLED = {
  speed: "instant",
  web: 2,
  workers: 2,
  servers: "doubled",
  databaseSettings: () => ({
    shared_preload_libraries: "pg_stat_statements",
    "pg_stat_statements.max": "1000",
    wal_keep_size: "256MB",
  }),
  // Longer than the balancer needs to notice: three checks of half a second at most.
  env: { SPARV_DRAIN_SECONDS: "3" },
} as const;

/** The programs are started with keys that are about to be replaced. */
let keys: KeyReplacement;

/** Takes nodes away in every way that happens, while visitors search and order, and counts what they noticed. */
export const nodes: Scenario = {
  count: 60,
  shortCount: 8,
  document: {
    path: "docs/nodes.md",
    begin: "<!-- counts: npm run faults -- nodes --write -->",
    end: "<!-- end of counts -->",
  },
  world({ seed }) {
    keys = planKeyReplacement();
    return {
      ...DOUBLED,
      topic: "faults_nodes",
      seed,
      env: { ...DOUBLED.env, ...keys.announced },
      engineKey: keys.engine.former,
    };
  },
  async run(stack, options) {
    const records = openRecords(stack);
    try {
      const report = await runNodes(stack, options, records);
      return {
        report: { ...sumsOf(report.rows), ...report },
        faults: faultsOf(report),
        table: nodesTable(report),
      };
    } finally {
      await records.close();
    }
  },
};

async function runNodes(
  stack: Stack,
  { seed, count, isShort, log }: FaultOptions,
  records: ReturnType<typeof openRecords>,
): Promise<NodesReport> {
  const judge = createOrderJudge(records);
  const shop = shopOf(stack);
  const rows: NodesRow[] = [];
  const judged = async (asked: Parameters<typeof judge.settleAndJudge>[0]) =>
    orderCountsOf(await judge.settleAndJudge(asked, log), asked.length);
  const offers = await findOffers(shop, ORDERS_DURING_RESTART + 3 * count, seededRandom(seed), ORDINARY_PLATES);
  log(`${offers.length} offers to order`);
  const pages = readOnlyPages(offers.map(({ providerId }) => providerId));
  const reads = await readFromReplica(stack, shop, pages, READ_ROUNDS);
  log(`statements on the replica ${reads.onReplica}, on the primary ${reads.samePagesOnPrimary}`);
  await commitToReplica(stack);

  await stack.simulators.setSpeed("real");
  const visits = { offers: offers.splice(0, ORDERS_DURING_RESTART), pages: [...pages, shop.path, "/"] };
  let moved: MovedHashes | undefined;
  const { orders, ...restart } = await visitDuring(
    shop,
    visits,
    async () => {
      moved = await replaceKeys(stack, log);
    },
    log,
  );
  log(`keys replaced: ${REPLACED_KEYS.join(", ")}`);
  rows.push({ what: RESTARTED, ...restart, ...(await judged(orders)) });
  const personsLost = await countUnfound({ ...stack.env, ...keys.replaced, ...keys.settled }, orders, log);
  const stored = await rewriteStoredValues({ ...stack.env, ...keys.replaced });
  log(`values written with the new key ${stored.rewritten}, left ${stored.left}`);

  const [victim] = stack.nodes;
  const searches = isShort ? 2 * count : Math.round((4 * count) / 3);
  const searched = countRequests(shop, log);
  const searchesLost = await searchDuring(searched.shop, searches, async () => victim?.kill9());
  await victim?.restart();
  await waitUntilUp(stack, "web-1");
  rows.push({ what: "a web node killed during searches", ...searched.read(), searches, searchesLost, ...NO_ORDERS });
  await stack.simulators.setSpeed("instant");

  const harms: readonly (readonly [string, () => Promise<void>])[] = [
    ["a worker killed during orders", () => killForAWhile(stack.worker, { env: keys.removed })],
    ["a node of the engine killed during orders", () => killForAWhile(stack.engines[1])],
    ["the primary killed and the replica promoted during orders", () => promoteReplica(stack)],
  ];
  for (const [what, harm] of harms) {
    const counted = countRequests(shop, log);
    const asked = await orderDuring(counted.shop, offers.splice(0, count), harm);
    rows.push({ what, ...counted.read(), ...NO_SEARCHES, ...(await judged(asked)) });
    log(`done: ${what}`);
  }
  const broken = await records.brokenChains();
  for (const chain of broken) log(chain);
  return {
    name: "nodes",
    seed,
    rows,
    replicaStatements: reads.onReplica,
    primaryStatements: reads.samePagesOnPrimary,
    pagesWithoutReplica: reads.withoutReplica,
    failedWithoutReplica: reads.failedWithoutReplica,
    snapshotFiles: stack.countSnapshotFiles(),
    brokenChains: broken.length,
    valuesRewritten: stored.rewritten,
    valuesLeft: stored.left,
    hashesMoved: moved?.moved ?? 0,
    hashesLeft: moved?.left ?? 0,
    personsLost,
  };
}

async function killForAWhile(service: RunningService | undefined, changes: ServiceChanges = {}): Promise<void> {
  if (!service) throw new Error("nothing to kill");
  await service.kill9();
  await systemClock.sleep(AWAY_MS);
  await service.restart(changes);
}

/** The primary dies for good, and the replica becomes the primary. */
async function promoteReplica({ servers, places }: Stack): Promise<void> {
  await servers.get("primary")?.kill9();
  await systemClock.sleep(PROMOTE_AFTER_MS);
  await withClient(databaseUrlAt(places.target("replica")), (client) => client.query("select pg_promote(true, 30)"));
}

/**
 * Every node knows the former and the next keys from its start. Each is restarted with the next ones, and stored hashes are moved. Each
 * node of the engine gets its new private half, and then the former lookup key and the former public half are not accepted any more.
 */
async function replaceKeys(stack: Stack, log: (line: string) => void): Promise<MovedHashes> {
  const { env } = stack;
  const programs = [...stack.nodes, ...stack.workers];
  const nextEngineKeyFile = join(stack.folder, "engine-next.pem");
  writeFileSync(nextEngineKeyFile, keys.engine.next.pem, { mode: 0o600 });
  log(`lookup key ${(await rehashStored({ ...env, ...keys.announced })).done}`);
  for (const service of programs) await restartOne(stack, service, { env: keys.replaced }, log);
  const moved = await rehashStored({ ...env, ...keys.replaced });
  log(`hashes moved to the new lookup key ${moved.moved}, left ${moved.left}`);
  for (const service of stack.engines)
    await restartOne(stack, service, { env: identityKeyFileOf(nextEngineKeyFile) }, log);
  for (const service of programs) await restartOne(stack, service, { env: keys.settled }, log);
  return moved;
}

/** The next one may be taken out only when the balancer sends requests to this one again. */
export async function restartOne(
  stack: Stack,
  service: RunningService,
  changes: ServiceChanges,
  log: (line: string) => void,
): Promise<void> {
  const startedMs = performance.now();
  await service.restart(changes);
  await waitUntilUp(stack, service.name);
  log(`restarted ${service.name} in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
}

const waitUntilUp = ({ balancer }: Stack, server: string): Promise<void> =>
  waitUntil(
    async () => balancer?.isUp(server).catch(() => false) ?? false,
    SEEN_WITHIN_MS,
    `the balancer to see ${server}`,
    100,
  );
