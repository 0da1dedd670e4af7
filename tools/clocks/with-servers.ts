import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNode } from "#tools/processes/run.ts";
import { readAddresses } from "#tools/processes/addresses.ts";
import { startPostgres } from "#tools/services/postgres.ts";
import { startRedis } from "#tools/services/redis.ts";

/** `node tools/clocks/with-servers.ts <program>`: runs a program in a new network, beside PostgreSQL with the clock of this process, and Redis. */

const addresses = readAddresses();

// A new network has loopback, but it is down.
execFileSync("ip", ["link", "set", "lo", "up"]);
const folder = mkdtempSync(join(tmpdir(), "sparv-clock-"));
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const postgres = await startPostgres({ port: addresses.database.port, dataDir: join(folder, "postgres"), settings });
const redis = await startRedis({ port: addresses.redis.port, dataDir: join(folder, "redis") });
try {
  await startNode(process.argv.slice(2));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  await redis.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
