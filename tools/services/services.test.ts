import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { freePorts } from "./free-port.ts";
import { pidFile } from "./pid-file.ts";
import { ensureDatabase, isPostgresAnswering, postgresUrl, startPostgres } from "./postgres.ts";
import { isRedisAnswering, startRedis } from "./redis.ts";
import { isRestateAnswering, startRestate } from "./restate.ts";

const folder = mkdtempSync(join(tmpdir(), "sparv-services-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a database killed hard and started again still has what was committed", { timeout: 60_000 }, async () => {
  const [port = 0] = await freePorts(1);
  const postgres = await startPostgres({ port, dataDir: join(folder, "postgres") });
  try {
    expect(await ensureDatabase(postgres.url, "lasting")).toBe(true);
    expect(await ensureDatabase(postgres.url, "lasting")).toBe(false);
    await query(port, "create table notes as select 'before' as note");
    const firstPid = postgres.pid;

    await postgres.kill9();
    expect(await isPostgresAnswering(postgres.url)).toBe(false);
    await postgres.restart();

    expect(postgres.pid).not.toBe(firstPid);
    expect(await query(port, "select note from notes")).toEqual([{ note: "before" }]);
  } finally {
    await postgres.stop();
  }
  expect(await isPostgresAnswering(postgres.url)).toBe(false);
});

test(
  "Redis and Restate start on the ports they are given, survive a hard kill and stop",
  { timeout: 60_000 },
  async () => {
    const [redisPort = 0, ingressPort = 0, adminPort = 0, nodePort = 0] = await freePorts(4);
    const redis = await startRedis({ port: redisPort, dataDir: join(folder, "redis") });
    const restate = await startRestate({ ingressPort, adminPort, nodePort, dataDir: join(folder, "restate") });
    try {
      await redis.kill9();
      await restate.kill9();
      expect(await isRedisAnswering(redisPort)).toBe(false);
      expect(await isRestateAnswering(ingressPort, adminPort)).toBe(false);
      await redis.restart();
      await restate.restart();
      expect(await isRedisAnswering(redisPort)).toBe(true);
      expect(await isRestateAnswering(ingressPort, adminPort)).toBe(true);
    } finally {
      await redis.stop();
      await restate.stop();
    }
    expect(await isRedisAnswering(redisPort)).toBe(false);
    expect(await isRestateAnswering(ingressPort, adminPort)).toBe(false);
  },
);

test("a process id that now belongs to another program is not treated as ours", () => {
  const path = join(folder, "some.pid");
  pidFile(path, "irrelevant").write(process.pid);
  expect(pidFile(path, "a mark no command line has").livePid()).toBeUndefined();
  expect(pidFile(path, "node").livePid()).toBe(process.pid);
});

async function query(port: number, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgresUrl(port, "lasting") });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
