import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import type { MailStore } from "#journeys/mail/mail.port.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { type Alert, ensurePrometheus, type RunningPrometheus, startPrometheus } from "#tests/support/prometheus.ts";
import { findCommand, runCommand } from "#tests/support/runbook.ts";
import { askForQuote, orderOf } from "#tools/faults/test-orders.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { freePorts } from "#tools/services/free-port.ts";

/** The built programs, the engine, and the operators' rules in a Prometheus for which a minute lasts a second. */
export interface OperationsWorld {
  readonly stack: Stack;
  readonly prometheus: RunningPrometheus;
  readonly stores: StorePorts;
  readonly orders: OrderStore;
  readonly mails: MailStore;
  /** What the commands of the runbooks find in the environment of the person on call. */
  readonly env: Readonly<Record<string, string>>;
  /** Accepts an order of a car of its own; the worker's sweep starts it. */
  acceptOrder(plate: string, email: string): Promise<string>;
  /** Which of an alert's labels are firing, by the given label. */
  firing(alertname: string, label: string): Promise<string[]>;
  /** The runbooks that the firing alerts of that name lead to. */
  runbooksOf(alertname: string): Promise<string[]>;
  /** Executes a command as the document has it. */
  execute(runbook: string, title: string, variables?: Readonly<Record<string, string>>): Promise<string>;
  /** The invocation of a workflow that does not move, as the runbook finds it. */
  findStuck(workflow: string, key: string): Promise<StuckInvocation>;
  stop(): Promise<void>;
}

export interface StuckInvocation {
  readonly id: string;
  readonly target: string;
  readonly status: string;
  readonly last_failure: string;
}

/** Any provider that answers at once; the faults of a test are set on it. */
export const PROVIDER = "tuvull";
export const WITHIN = { timeout: 60_000, interval: 250 };

export async function startOperationsWorld(topic: string): Promise<OperationsWorld> {
  ensurePrometheus();
  const folder = mkdtempSync(join(tmpdir(), `sparv-${topic}-`));
  const [webMetrics = 0, prometheusPort = 0] = await freePorts(2);
  const stack = await startStack({
    topic,
    speed: "instant",
    workers: 1,
    env: { SPARV_METRICS_PORT: String(webMetrics), SPARV_LOAD_SHEDDING: "off" },
  });
  const workerNode = new URL(stack.worker?.url ?? "");
  const prometheus = await startPrometheus({
    port: prometheusPort,
    folder,
    targets: { "sparv-web": [`127.0.0.1:${webMetrics}`], "sparv-worker": [workerNode.host] },
    isFast: true,
  });
  const config = readConfig(stack.env);
  const pool = createPool({ url: config.databaseUrl, name: "test", connectionFailed: () => undefined });
  const stores = {
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  };
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(config),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const orders = createOrderStore(stores);
  const env: Readonly<Record<string, string>> = {
    ...stack.env,
    // It has no replica: the statements are the same.
    SPARV_DATABASE_READ_URL: stack.env["SPARV_DATABASE_URL"] ?? "",
    WEB_NODE: `http://127.0.0.1:${webMetrics}`,
    WORKER_NODE: workerNode.origin,
    PROMETHEUS: `http://127.0.0.1:${prometheusPort}`,
  };
  const alertsOf = async (alertname: string): Promise<Alert[]> => {
    const { alerts } = await prometheus.ask<{ readonly alerts: readonly Alert[] }>("alerts");
    return alerts.filter(({ state, labels }) => state === "firing" && labels["alertname"] === alertname);
  };
  const execute: OperationsWorld["execute"] = (runbook, title, variables = {}) =>
    runCommand(findCommand(runbook, title), { ...env, ...variables });
  return {
    stack,
    prometheus,
    stores,
    orders,
    mails: createMailStore(stores),
    env,
    async acceptOrder(plate, email) {
      const quote = await askForQuote(createProviderGateway(outbound), PROVIDER, { carregnumber: plate });
      const order = orderOf(quote);
      const fields = { ...order.fields, carregnumber: plate };
      const { orderId } = await orders.accept({ ...order, personal: { ...order.personal, email }, fields }, undefined);
      return orderId;
    },
    firing: async (alertname, label) => (await alertsOf(alertname)).map(({ labels }) => labels[label] ?? "").toSorted(),
    runbooksOf: async (alertname) => [
      ...new Set((await alertsOf(alertname)).map(({ annotations }) => annotations["runbook"] ?? "")),
    ],
    execute,
    async findStuck(workflow, key) {
      const listed = await execute("paused-workflows", "every workflow that does not move, and why");
      const { rows } = JSON.parse(listed) as { readonly rows: readonly StuckInvocation[] };
      const found = rows.find(({ target }) => target === `${workflow}/${key}/run`);
      expect(found, listed).toBeDefined();
      return found as StuckInvocation;
    },
    async stop() {
      await prometheus.stop();
      await outbound.close(0);
      await pool.end();
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
