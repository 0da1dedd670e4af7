import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { restateWorkflow } from "#adapters/restate/restate-workflow.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { newEngineIdentity } from "#tools/services/engine-identity.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { type RunningRestate, startRestate } from "#tools/services/restate.ts";

let folder: string;
let engine: RunningRestate;
let ownKey: string;
let workerPort: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sparv-identity-"));
  const [ingressPort = 0, adminPort = 0, nodePort = 0, port = 0] = await freePorts(4);
  workerPort = port;
  const { pem, name } = newEngineIdentity();
  ownKey = name;
  const identityKeyFile = join(folder, "engine.pem");
  writeFileSync(identityKeyFile, pem, { mode: 0o600 });
  engine = await startRestate({
    ingressPort,
    adminPort,
    nodePort,
    dataDir: join(folder, "restate"),
    identityKeyFile,
  });
});
afterAll(async () => {
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const flow = {
  name: "identityflow",
  remembersMs: 60_000,
  body: (durable: Durable) => durable.run("step", async () => "ran"),
};

/** The same path as in the worker: from the environment through the config to the endpoint. */
async function serveWith(identityKeys: string) {
  const config = readConfig(developmentEnvironment({ SPARV_RESTATE_IDENTITY_KEYS: identityKeys }));
  return startEndpoint({
    workflows: [restateWorkflow(flow, noopLogger)],
    host: "127.0.0.1",
    port: workerPort,
    identityKeys: config.restateIdentityKeys,
    log: noopLogger,
  });
}

function register(signal: AbortSignal, warn: () => void = () => undefined): Promise<void> {
  return registerDeployment({
    adminUrl: engine.adminUrl,
    workerUrl: `http://127.0.0.1:${workerPort}`,
    canReplace: true,
    clock: systemClock,
    log: { ...noopLogger, warn },
    signal,
  });
}

test("a worker that asks for no signature is not warned of that at each start", async () => {
  const warnings: string[] = [];
  const endpoint = await startEndpoint({
    workflows: [restateWorkflow(flow, noopLogger)],
    host: "127.0.0.1",
    port: workerPort,
    log: { ...noopLogger, warn: (message, fields) => void warnings.push(`${message} ${JSON.stringify(fields)}`) },
  });
  await register(new AbortController().signal);
  await endpoint.close(0);
  expect(warnings).toEqual([]);
});

test("a worker with another engine's key does not answer ours", async () => {
  const endpoint = await serveWith(newEngineIdentity().name);
  const stopping = new AbortController();
  await expect(register(stopping.signal, () => stopping.abort(new Error("refused")))).rejects.toThrow("refused");
  await endpoint.close(0);
});

test("the engine of a configured key is served, also beside its previous key", async () => {
  const endpoint = await serveWith(`${newEngineIdentity().name},${ownKey}`);
  await register(AbortSignal.timeout(30_000));
  const starter = createRestateStarter({ ingressUrl: engine.url });
  const id = randomId();
  await starter.start(flow.name, id, {});
  expect(await starter.outcome(flow.name, id, 20_000)).toBe("ran");
  await endpoint.close(0);
});
