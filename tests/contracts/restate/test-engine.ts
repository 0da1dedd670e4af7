import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Endpoint, startEndpoint } from "#adapters/restate/endpoint.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { restateWorkflow, type WorkflowDescription } from "#adapters/restate/restate-workflow.ts";
import { systemClock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { type RunningRestate, startRestate } from "#tools/services/restate.ts";

export interface TestEngine {
  readonly restate: RunningRestate;
  readonly starter: WorkflowStarter;
  readonly dataDir: string;
  /** Kills the worker like a crash, and starts another at the same address. */
  restartWorker(): Promise<void>;
  /** Queries the engine's own tables. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** All inputs and answers of workflows as text: the tables show only the bytes. */
  readJournal(): Promise<string>;
  stop(): Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- workflows of any input and answer
type AnyDescription = WorkflowDescription<any, any>;

/** An engine for one test, with the given workflows served from this process. */
export async function startTestEngine(workflows: readonly AnyDescription[]): Promise<TestEngine> {
  const folder = mkdtempSync(join(tmpdir(), "sparv-engine-"));
  const dataDir = join(folder, "restate");
  const [ingressPort = 0, adminPort = 0, nodePort = 0, workerPort = 0] = await freePorts(4);
  const restate = await startRestate({ ingressPort, adminPort, nodePort, dataDir });
  let endpoint = await serve(workflows, workerPort);
  await registerDeployment({
    adminUrl: restate.adminUrl,
    workerUrl: `http://127.0.0.1:${workerPort}`,
    canReplace: true,
    clock: systemClock,
    log: noopLogger,
    signal: AbortSignal.timeout(30_000),
  });
  return {
    restate,
    starter: createRestateStarter({ ingressUrl: restate.url }),
    dataDir,
    async restartWorker() {
      await endpoint.close(0);
      endpoint = await serve(workflows, workerPort);
    },
    query: (sql) => queryEngine(restate.adminUrl, sql),
    async readJournal() {
      const entries = await queryEngine(restate.adminUrl, "select name, raw from sys_journal");
      return entries.map(({ name, raw }) => `${String(name)} ${Buffer.from(String(raw), "hex").toString()}`).join("\n");
    },
    async stop() {
      await endpoint.close(0);
      await restate.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const serve = (workflows: readonly AnyDescription[], port: number): Promise<Endpoint> =>
  startEndpoint({
    workflows: workflows.map((description) => restateWorkflow(description, noopLogger)),
    host: "127.0.0.1",
    port,
    log: noopLogger,
  });

async function queryEngine(adminUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${adminUrl}/query`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: sql }),
  });
  if (!response.ok) throw new Error(`engine query: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { rows: Record<string, unknown>[] }).rows;
}
