import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { databaseUrlAt } from "#tools/processes/world.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { DOUBLED, ORDINARY_PLATES, restartOne } from "./nodes.ts";
import { type NodesRow, orderCountsOf, sumsOf, upgradeFaults, upgradeTable } from "./nodes-report.ts";
import { readOnlyPages, visitDuring } from "./nodes-visits.ts";
import { findOffers, shopOf } from "./order-clients.ts";
import { createOrderJudge } from "./order-judge.ts";
import { openRecords } from "./records.ts";
import { buildRelease, commitBeforeLastMigration, type Release } from "./release.ts";
import type { Scenario } from "./scenario.ts";

/** The earlier release runs on the new tables for this long, while visitors order. */
const ON_NEW_TABLES_MS = 6_000;

let release: Release;

/** Replaces a running release by this one and goes back, while visitors read, search, poll and order. */
export const upgrade: Scenario = {
  count: 20,
  shortCount: 4,
  document: {
    path: "docs/nodes.md",
    begin: "<!-- upgrade: npm run faults -- upgrade --write -->",
    end: "<!-- end of upgrade -->",
  },
  world({ seed, from }) {
    release = buildRelease(from ?? commitBeforeLastMigration());
    process.once("exit", () => release.remove());
    return { ...DOUBLED, topic: "faults_upgrade", seed, release };
  },
  async run(stack, { seed, count, log }) {
    const shop = shopOf(stack);
    const records = openRecords(stack);
    const judge = createOrderJudge(records);
    const rows: NodesRow[] = [];
    const roll = async (cwd: string) => {
      for (const service of stack.nodes) await restartOne(stack, service, { cwd }, log);
    };
    const steps: readonly (readonly [string, () => Promise<void>])[] = [
      [
        "the tables are changed under the earlier release",
        async () => {
          await migrate({ url: databaseUrlAt(stack.places.target("primary")), folder: MIGRATIONS_FOLDER });
          await systemClock.sleep(ON_NEW_TABLES_MS);
        },
      ],
      [
        "a new worker beside the earlier ones, then new web nodes",
        async () => {
          await stack.addWorker("worker-new");
          await roll(ROOT);
        },
      ],
      ["back to the earlier web nodes", () => roll(release.root)],
    ];
    try {
      const offers = await findOffers(shop, count * steps.length, seededRandom(seed), ORDINARY_PLATES);
      const pages = [...readOnlyPages(offers.map(({ providerId }) => providerId)), shop.path, "/"];
      for (const [what, operate] of steps) {
        const { orders, ...visits } = await visitDuring(shop, { offers: offers.splice(0, count), pages }, operate, log);
        const verdict = await judge.settleAndJudge(orders, log);
        rows.push({ what, ...visits, ...orderCountsOf(verdict, orders.length) });
        log(`done: ${what}`);
      }
      const brokenChains = (await records.brokenChains()).length;
      const report = { name: "upgrade", seed, from: release.commit.slice(0, 8), rows, brokenChains } as const;
      return { report: { ...sumsOf(rows), ...report }, faults: upgradeFaults(report), table: upgradeTable(report) };
    } finally {
      await records.close();
    }
  },
};
