import { join } from "node:path";
import pg from "pg";
import { systemClock } from "#platform/clock.ts";
import { type Backups, createBackups } from "#tools/services/backups.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { postgresUrl, startPostgres } from "#tools/services/postgres.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { type DatabaseServer, type FaultWorld, startFaultWorld } from "./fault-world.ts";
import { type AskedOrder, findOffers, type OrderableOffer, orderUntilAnswered, type Shop } from "./order-clients.ts";
import { joinOrderParts, type OrderParts } from "./order-parts.ts";
import { judgeOrders } from "./order-verdict.ts";
import type { RestoreReport } from "./restore-report.ts";
import { seededRandom } from "./seeded.ts";
import { shopOf } from "./shop-of.ts";
import { differingTables, readTableContents, type TableContents, withoutWriters } from "./table-contents.ts";

export interface RestoreOptions {
  readonly orders: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface RestoreWorld extends FaultWorld {
  readonly server: DatabaseServer;
  readonly backups: Backups;
}

/** What the operator does by mistake. */
const MISTAKE = "drop table orders cascade";
/** A log segment that is not full is archived after this: so much is lost when the server's disk is. */
const ARCHIVE_TIMEOUT_S = 5;
const RECOVERED_WITHIN_MS = 60_000;
/** No plate that asks a simulated insurer for a fault. */
const ORDINARY_PLATES = [""];
/** Orders after the restore, to show that the product works on. */
const LATER_ORDERS = 2;

export async function startRestoreWorld(seed: number): Promise<RestoreWorld> {
  let made: { server: DatabaseServer; backups: Backups } | undefined;
  const world = await startFaultWorld({
    seed,
    hasWeb: true,
    databaseSettings: (server) => {
      const folder = join(server.folder, "backup");
      const backups = createBackups({ ...server, folder, passphrase: `passphrase of run ${seed}` });
      made = { server, backups };
      return { ...backups.serverSettings, archive_timeout: String(ARCHIVE_TIMEOUT_S) };
    },
  });
  if (!made) throw new Error("the database was started without backups");
  return { ...world, ...made };
}

/**
 * Orders before, during and after a backup; then a table is dropped. The database is restored as of a moment before the last orders into an
 * empty server, and as of the moment before the mistake into the server that the programs use, which go on with it.
 */
export async function runRestore(options: RestoreOptions, world: RestoreWorld): Promise<RestoreReport> {
  const { log } = options;
  const { backups, server } = world;
  const parts = joinOrderParts(world);
  const shop = shopOf(world);
  try {
    const offers = await findOffers(
      shop,
      3 * options.orders + LATER_ORDERS,
      seededRandom(options.seed),
      ORDINARY_PLATES,
    );
    await backups.prepare();
    const before = await orderAll(shop, offers.splice(0, options.orders));
    const during = orderAll(shop, offers.splice(0, options.orders));
    const backupSeconds = await timed(() => backups.makeFullBackup());
    log(`full backup in ${backupSeconds} s`);
    const first = [...before, ...(await during)];
    await parts.waitUntilSettled();
    const snapshot = await readSnapshot(world);
    const later = await orderAll(shop, offers.splice(0, options.orders));
    await parts.waitUntilSettled();

    const beforeMistake = await makeMistake(world);
    log("a table was dropped, and the log is archived");
    const beside = await restoreBeside(world, snapshot);
    log(`restored beside in ${beside.seconds} s`);
    const inPlaceSeconds = await restoreInPlace(world, beforeMistake);
    log(`restored in place in ${inPlaceSeconds} s`);

    const afterwards = await orderAll(shop, offers.splice(0, LATER_ORDERS));
    const verdict = await judge(parts, [...first, ...later, ...afterwards], log);
    return {
      name: "restore",
      seed: options.seed,
      backupSeconds,
      repositoryBytes: backups.bytes(),
      databaseBytes: await readDatabaseBytes(server.port),
      tables: snapshot.contents.size,
      rows: [...snapshot.contents.values()].reduce((sum, { rows }) => sum + rows, 0),
      differing: beside.differing,
      besideSeconds: beside.seconds,
      inPlaceSeconds,
      orders: first.length + later.length + afterwards.length,
      ...verdict,
    };
  } finally {
    await parts.close();
  }
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
  const dataDir = join(world.folder, "beside");
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
  await world.victims["database"]?.kill9();
  await world.backups.restore({ dataDir: world.server.dataDir, moment });
  await world.victims["database"]?.restart();
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

async function judge(parts: OrderParts, asked: readonly AskedOrder[], log: (line: string) => void) {
  await parts.waitUntilSettled().catch((error: Error) => log(error.message));
  const verdict = judgeOrders(await parts.judge(asked), asked.length);
  const broken = await parts.brokenChains();
  for (const chain of broken) log(chain);
  return {
    lost: verdict.lost + verdict.unanswered,
    doubled: verdict.doubled,
    wrong: verdict.wrong + verdict.mailsMissing + verdict.mailsDoubled,
    brokenChains: broken.length,
  };
}

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
