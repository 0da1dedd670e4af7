import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { askForQuote, orderOf, type TestQuote } from "#tools/faults/test-orders.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { type RunningRestate, startRestate } from "#tools/services/restate.ts";

/** The worker as its own process, with everything around it real. */
const folder = mkdtempSync(join(tmpdir(), "sparv-worker-"));
const dataDir = join(folder, "restate");

let database: TestDatabase;
let simulators: Simulators;
let orders: OrderStore;
let quote: TestQuote;
let env: Record<string, string>;
let restatePorts: { ingressPort: number; adminPort: number; nodePort: number };
let metricsPort = 0;
let engine: RunningRestate | undefined;
let worker: ChildProcess;

beforeAll(async () => {
  const [ingressPort = 0, adminPort = 0, nodePort = 0, workerPort = 0, operatorsPort = 0] = await freePorts(5);
  restatePorts = { ingressPort, adminPort, nodePort };
  metricsPort = operatorsPort;
  database = await createTestDatabase("worker");
  simulators = await startSimulators({ speed: "instant" });
  env = developmentEnvironment({
    SPARV_ENVIRONMENT: "test",
    SPARV_LOG_LEVEL: "error",
    SPARV_DATABASE_URL: database.url,
    SPARV_RESTATE_INGRESS_URL: `http://127.0.0.1:${ingressPort}`,
    SPARV_RESTATE_ADMIN_URL: `http://127.0.0.1:${adminPort}`,
    SPARV_WORKER_PORT: String(workerPort),
    SPARV_WORKER_URL: `http://127.0.0.1:${workerPort}`,
    SPARV_METRICS_PORT: String(metricsPort),
    SPARV_PROVIDERS_URL: `${simulators.url}/insurers`,
    SPARV_SERIES_URL: `${simulators.url}/series`,
  });
  const config = readConfig(env);
  orders = createOrderStore({
    pool: database.openPool(),
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(config),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  quote = await askForQuote(createProviderGateway(outbound), "tuvull");
  await outbound.close(0);
  await database.openPool().query(
    `insert into searches (id, vertical, schema_version, owner, created_at)
       values (to_char(now() at time zone 'UTC', '"day-"YYYYMMDD') || '-outlived', 'v', 1, 'o', now() - interval '1 year')`,
  );
  worker = spawn(process.execPath, ["src/main/worker.ts"], {
    env: { ...env, PATH: process.env["PATH"] },
    stdio: "inherit",
  });
});
afterAll(async () => {
  if (worker.exitCode === null) worker.kill("SIGKILL");
  await engine?.stop();
  await simulators.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = (path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${metricsPort}${path}`).then(
    ({ status }) => status,
    () => 0,
  );
const within = { timeout: 40_000, interval: 200 };

test("without its engine the worker is alive but not ready", async () => {
  await expect.poll(() => statusOf("/live"), within).toBe(200);
  expect(await statusOf("/ready")).toBe(503);
  expect(await statusOf("/metrics")).toBe(200);
});

test("when the engine starts the worker becomes ready, and places the orders accepted meanwhile", async () => {
  const { orderId } = await orders.accept(orderOf(quote), undefined);
  engine = await startRestate({ ...restatePorts, dataDir });
  await expect.poll(() => statusOf("/ready"), within).toBe(200);
  await expect.poll(async () => (await orders.load(orderId))?.state, within).toBe("placed");
});

test("it runs the retention of a day once, and expired rows are deleted", async () => {
  const pool = database.openPool();
  const finished = async () => (await pool.query("select from retention_runs where finished_at is not null")).rowCount;
  await expect.poll(finished, within).toBe(1);
  expect((await pool.query("select from searches where id = 'outlived'")).rowCount).toBe(0);
  expect((await pool.query("select from erasures where subject = 'searches'")).rowCount).toBe(1);
  expect((await verifyAudit(pool)).filter(({ fault }) => fault)).toEqual([]);
});

test("an engine that has lost its files gets the worker and its orders registered again", async () => {
  await engine?.stop();
  rmSync(dataDir, { recursive: true });
  const { orderId } = await orders.accept(orderOf(quote), undefined);
  engine = await startRestate({ ...restatePorts, dataDir });
  await expect.poll(async () => (await orders.load(orderId))?.state, within).toBe("placed");
});

test("on a stop request, the worker ends cleanly", async () => {
  worker.kill("SIGTERM");
  const [code] = (await once(worker, "exit")) as [number | null];
  expect(code).toBe(0);
});

test("a worker with an incomplete configuration reports what is missing and does not start", async () => {
  const { SPARV_COLUMN_KEYS: _left, ...rest } = env;
  const child = spawn(process.execPath, ["src/main/worker.ts"], { env: { ...rest, PATH: process.env["PATH"] } });
  let output = "";
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(1);
  expect(output).toContain("SPARV_COLUMN_KEYS is missing");
});
