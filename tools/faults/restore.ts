import { join } from "node:path";
import pg from "pg";
import { systemClock } from "#platform/clock.ts";
import { type Backups, createBackups } from "#tools/services/backups.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { postgresUrl, startPostgres } from "#tools/services/postgres.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import type { Stack } from "#tools/processes/stack.ts";
import {
  type AskedOrder,
  findOffers,
  type OrderableOffer,
  orderUntilAnswered,
  type Shop,
  shopOf,
} from "./order-clients.ts";
import { createOrderJudge } from "./order-judge.ts";
import { openRecords } from "./records.ts";
import { restoreFaults, restoreTable, type RestoreReport } from "./restore-report.ts";
import type { Scenario } from "./scenario.ts";
import { differingTables, readTableContents, type TableContents, withoutWriters } from "./table-contents.ts";

/** What the operator does by mistake. */
const MISTAKE = "drop table orders cascade";
/** A log segment that is not full is archived after this: so much is lost when the server's disk is. */
const ARCHIVE_TIMEOUT_S = 5;
const RECOVERED_WITHIN_MS = 60_000;
/** No plate that asks a simulated insurer for a fault. */
const ORDINARY_PLATES = [""];
/** Orders after the restore, to show that the product works on. */
const LATER_ORDERS = 2;

/** The server is started with the settings of its backups. */
const serverBackups = new Map<number, Backups>();

/**
 * Orders before, during and after a backup; then a table is dropped. The database is restored as of a moment before the last orders into an
 * empty server, and as of the moment before the mistake into the server that the programs use, which go on with it.
 */
export const restore: Scenario = {
  option: "orders",
  count: 2_000,
  document: {
    path: "docs/backup.md",
    begin: "<!-- figures: npm run faults -- restore --write -->",
    end: "<!-- end of figures -->",
  },
  world: ({ seed }) => ({
    topic: "faults_restore",
    seed,
    speed: "instant",
    web: 2,
    workers: 1,
    servers: "own",
    startsWhen: "live",
    databaseSettings({ port, dataDir, folder }) {
      const backups = createBackups({
        port,
        dataDir,
        folder: join(folder, "backup"),
        passphrase: `passphrase of run ${seed}`,
      });
      serverBackups.set(port, backups);
      return { ...backups.serverSettings, archive_timeout: String(ARCHIVE_TIMEOUT_S) };
    },
  }),
  async run(stack, { count, seed, log }) {
    const records = openRecords(stack);
    try {
      const report = await runRestore(worldOf(stack), createOrderJudge(records), records, { count, seed, log });
      const { lost, doubled, wrong, orders: asked, ...figures } = report;
      const counts = { asked, lost, doubled, wrong, answeredShare: asked === 0 ? 1 : (asked - lost) / asked };
      return { report: { ...counts, ...figures }, faults: restoreFaults(report), table: restoreTable(report) };
    } finally {
      await records.close();
    }
  },
};

interface RestoreWorld {
  readonly stack: Stack;
  readonly server: { readonly port: number; readonly dataDir: string };
  readonly backups: Backups;
}

function worldOf(stack: Stack): RestoreWorld {
  const port = stack.places.target("primary");
  const backups = serverBackups.get(port);
  if (!backups) throw new Error("the database was started without backups");
  return { stack, server: { port, dataDir: join(stack.folder, "primary") }, backups };
}

async function runRestore(
  world: RestoreWorld,
  judge: ReturnType<typeof createOrderJudge>,
  records: ReturnType<typeof openRecords>,
  { count, seed, log }: { readonly count: number; readonly seed: number; readonly log: (line: string) => void },
): Promise<RestoreReport> {
  const { backups, server } = world;
  const shop = shopOf(world.stack);
  const offers = await findOffers(shop, 3 * count + LATER_ORDERS, seededRandom(seed), ORDINARY_PLATES);
  await backups.prepare();
  const before = await orderAll(shop, offers.splice(0, count));
  const during = orderAll(shop, offers.splice(0, count));
  const backupSeconds = await timed(() => backups.makeFullBackup());
  log(`full backup in ${backupSeconds} s`);
  const first = [...before, ...(await during)];
  await judge.waitUntilSettled();
  const snapshot = await readSnapshot(world);
  const later = await orderAll(shop, offers.splice(0, count));
  await judge.waitUntilSettled();

  const beforeMistake = await makeMistake(world);
  log("a table was dropped, and the log is archived");
  const beside = await restoreBeside(world, snapshot);
  log(`restored beside in ${beside.seconds} s`);
  const inPlaceSeconds = await restoreInPlace(world, beforeMistake);
  log(`restored in place in ${inPlaceSeconds} s`);

  const asked = [...first, ...later, ...(await orderAll(shop, offers.splice(0, LATER_ORDERS)))];
  const verdict = await judge.settleAndJudge(asked, log);
  const broken = await records.brokenChains();
  for (const chain of broken) log(chain);
  return {
    name: "restore",
    seed,
    backupSeconds,
    repositoryBytes: backups.bytes(),
    databaseBytes: await readDatabaseBytes(server.port),
    tables: snapshot.contents.size,
    rows: [...snapshot.contents.values()].reduce((sum, { rows }) => sum + rows, 0),
    differing: beside.differing,
    besideSeconds: beside.seconds,
    inPlaceSeconds,
    orders: asked.length,
    lost: verdict.lost + verdict.unanswered,
    doubled: verdict.doubled,
    wrong: verdict.wrong + verdict.mailsMissing + verdict.mailsDoubled,
    brokenChains: broken.length,
  };
}

const orderAll = (shop: Shop, offers: readonly OrderableOffer[]): Promise<AskedOrder[]> =>
  Promise.all(offers.map((offer) => orderUntilAnswered(shop, offer)));

interface Snapshot {
  readonly moment: string;
  readonly contents: TableContents;
}

/** All tables at one moment, with a second without writes on either side of it: the moment is found again by the clock. */
const readSnapshot = (world: RestoreWorld): Promise<Snapshot> =>
  withClient(world.server.port, (client) =>
    withoutWriters(client, async () => {
      const contents = await readTableContents(client);
      await systemClock.sleep(1_000);
      const moment = await readMoment(client);
      await systemClock.sleep(1_000);
      return { moment, contents };
    }),
  );

/** Resolves with the moment before it, when the mistake itself has been archived. */
const makeMistake = (world: RestoreWorld): Promise<string> =>
  withClient(world.server.port, async (client) => {
    await systemClock.sleep(1_000);
    const moment = await readMoment(client);
    await systemClock.sleep(1_000);
    await client.query(MISTAKE);
    const { rows } = await client.query<{ file: string }>("select pg_walfile_name(pg_switch_wal()) as file");
    const isArchived = async () => {
      const sql = "select 1 from pg_stat_archiver where last_archived_wal >= $1";
      return (await client.query(sql, [rows[0]?.file])).rowCount === 1;
    };
    await waitUntil(isArchived, RECOVERED_WITHIN_MS, "the log to be archived", 100);
    return moment;
  });

async function restoreBeside(
  world: RestoreWorld,
  snapshot: Snapshot,
): Promise<{ seconds: number; differing: string[] }> {
  const startedMs = performance.now();
  const dataDir = join(world.stack.folder, "beside");
  const [port = 0] = await freePorts(1);
  await world.backups.restore({ dataDir, moment: snapshot.moment });
  const server = await startPostgres({ port, dataDir });
  try {
    await waitUntilRecovered(port);
    const seconds = secondsSince(startedMs);
    const found = await withClient(port, readTableContents);
    return { seconds, differing: differingTables(snapshot.contents, found) };
  } finally {
    await server.stop();
  }
}

/** The disk is lost with everything on it; the programs run on meanwhile. */
async function restoreInPlace(world: RestoreWorld, moment: string): Promise<number> {
  const startedMs = performance.now();
  await world.stack.servers.get("primary")?.kill9();
  await world.backups.restore({ dataDir: world.server.dataDir, moment });
  await world.stack.servers.get("primary")?.restart();
  await waitUntilRecovered(world.server.port);
  return secondsSince(startedMs);
}

const waitUntilRecovered = (port: number): Promise<void> =>
  waitUntil(
    () =>
      withClient(port, async (client) => {
        const { rows } = await client.query<{ recovering: boolean }>("select pg_is_in_recovery() as recovering");
        return rows[0]?.recovering === false;
      }),
    RECOVERED_WITHIN_MS,
    "the restored server to accept writes",
    100,
  );

async function readMoment(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ moment: string }>("select clock_timestamp()::text as moment");
  return rows[0]?.moment ?? "";
}

const readDatabaseBytes = (port: number): Promise<number> =>
  withClient(port, async (client) => {
    const { rows } = await client.query<{ bytes: number }>("select pg_database_size('sparv')::int as bytes");
    return rows[0]?.bytes ?? 0;
  });

async function withClient<Result>(port: number, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: postgresUrl(port, "sparv") });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await run();
  return secondsSince(startedMs);
}

const secondsSince = (startedMs: number): number => Math.round((performance.now() - startedMs) / 100) / 10;
