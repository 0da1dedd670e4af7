import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { systemClock } from "#platform/clock.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { joinOrderParts } from "#tests/contracts/order/order-world.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { startRestate } from "#tools/services/restate.ts";
import { startBareProcess } from "./bare-process.ts";
import type { OrderWorkerInput } from "./order-worker.ts";

const REGISTERED_WITHIN_MS = 30_000;

/** What orders are measured with, each part a process of its own: worker, engine and providers. */
export async function startOrderParts(bareSteps: OrderWorkerInput["bareSteps"], isInspected: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "sparv-bench-orders-"));
  const database = await createTestDatabase("bench_orders");
  const pool = database.openPool();
  const [ingressPort = 0, adminPort = 0, nodePort = 0] = await freePorts(3);
  const [columnKey, lookupKey] = [randomBytes(32), randomBytes(32)];
  const simulators = await startBareProcess(join(import.meta.dirname, "bare/simulators.ts"));
  const worker = await startBareProcess(join(import.meta.dirname, "order-worker.ts"), {
    nodeArguments: isInspected ? ["--inspect=127.0.0.1:0"] : [],
    input: {
      databaseUrl: database.url,
      simulatorsUrl: simulators.url,
      columnKey: columnKey.toString("base64"),
      lookupKey: lookupKey.toString("base64"),
      bareSteps,
    } satisfies OrderWorkerInput,
  });
  const engine = await startRestate({ ingressPort, adminPort, nodePort, dataDir: join(folder, "restate") });
  await registerDeployment({
    adminUrl: engine.adminUrl,
    workerUrl: worker.url,
    canReplace: true,
    clock: systemClock,
    log: noopLogger,
    signal: AbortSignal.timeout(REGISTERED_WITHIN_MS),
  });
  const { orders, gateway, outbound } = joinOrderParts({ pool, simulatorsUrl: simulators.url, columnKey, lookupKey });
  return {
    orders,
    gateway,
    worker,
    engine,
    simulators,
    databaseUrl: database.url,
    starter: createRestateStarter({ ingressUrl: engine.url }),
    died: Promise.race([worker.died, simulators.died]),
    async stop() {
      await engine.stop();
      await worker.stop();
      await simulators.stop();
      await outbound.close(0);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
