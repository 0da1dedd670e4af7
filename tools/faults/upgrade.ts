import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { ROOT } from "#tools/processes/paths.ts";
import type { NodesRow } from "./nodes-report.ts";
import { restartOne, visitDuring } from "./nodes-restart.ts";
import { judgeRow, logKinds, pickCounts, readOnlyPages } from "./nodes-rows.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { findOffers } from "./order-clients.ts";
import { joinOrderParts } from "./order-parts.ts";
import type { Release } from "./release.ts";
import { seededRandom } from "./seeded.ts";
import { balancedShopOf } from "./shop-of.ts";
import type { UpgradeReport } from "./upgrade-report.ts";

export interface UpgradeOptions {
  readonly seed: number;
  /** For each step. */
  readonly orders: number;
  readonly log: (line: string) => void;
}

/** The earlier release runs on the new tables for this long, while visitors order. */
const ON_NEW_TABLES_MS = 6_000;
const ORDINARY_PLATES = [""];

/** Replaces a running release by this one and goes back, while visitors read, search, poll and order. */
export async function runUpgrade(options: UpgradeOptions, world: NodesWorld, release: Release): Promise<UpgradeReport> {
  const { log, orders } = options;
  const shop = balancedShopOf(world);
  const parts = joinOrderParts(world);
  const rows: NodesRow[] = [];
  const roll = async (cwd: string) => {
    for (const service of world.web) await restartOne(world, service, { cwd }, log);
  };
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    [
      "the tables are changed under the earlier release",
      async () => {
        await migrate({ url: world.primaryUrl, folder: MIGRATIONS_FOLDER });
        await systemClock.sleep(ON_NEW_TABLES_MS);
      },
    ],
    [
      "a new worker beside the earlier ones, then new web nodes",
      async () => {
        await world.startNewWorker("worker-new");
        await roll(ROOT);
      },
    ],
    ["back to the earlier web nodes", () => roll(release.root)],
  ];
  try {
    const offers = await findOffers(shop, orders * steps.length, seededRandom(options.seed), ORDINARY_PLATES);
    const pages = [...readOnlyPages(offers.map(({ providerId }) => providerId)), shop.path, "/"];
    for (const [what, operate] of steps) {
      const visits = await visitDuring(shop, { offers: offers.splice(0, orders), pages }, operate);
      logKinds(visits.kinds, log);
      rows.push({ what, ...pickCounts(visits), ...(await judgeRow(parts, visits.orders, log)) });
      log(`done: ${what}`);
    }
    const broken = await parts.brokenChains();
    return { name: "upgrade", seed: options.seed, from: release.commit.slice(0, 8), rows, brokenChains: broken.length };
  } finally {
    await parts.close();
  }
}
