import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { findCommand, type RunningCommand, startCommand } from "#tests/support/runbook.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { type OperationsWorld, PROVIDER, startOperationsWorld, WITHIN } from "./operations-world.ts";

/**
 * Two releases that differ from this one by a line each: a worker with another step, and web nodes that expect another table. Worker and
 * web are replaced side by side, because each mostly waits.
 */
const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
const folder = mkdtempSync(join(tmpdir(), "sparv-bad-release-"));
const started: RunningCommand[] = [];

let world: OperationsWorld;
beforeAll(async () => {
  world = await startOperationsWorld("deploy");
}, 300_000);
afterAll(async () => {
  for (const command of started) await command.kill();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of what the programs run from, with one line changed; a line that is not there would be no bad release. */
function makeRelease(
  name: string,
  copied: "src" | "build",
  file: RegExp,
  [from, to]: readonly [string, string],
): string {
  const root = join(folder, name);
  cpSync(join(ROOT, copied), join(root, copied), { recursive: true });
  for (const shared of readdirSync(ROOT))
    if (shared !== copied && !shared.startsWith(".git")) symlinkSync(join(ROOT, shared), join(root, shared));
  const changed = readdirSync(join(root, copied), { recursive: true, encoding: "utf8" })
    .filter((path) => file.test(path))
    .map((path) => join(root, copied, path))
    .filter((path) => readFileSync(path, "utf8").includes(from));
  if (changed.length === 0) throw new Error(`no line "${from}" to change`);
  for (const path of changed) writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
  return root;
}

/** As the runbook has it, with this tree as the release before; resolves when the program is ready. */
async function startFormer(title: string, env: Readonly<Record<string, string>>, readyUrl: string): Promise<void> {
  const variables = { ...world.env, ...env, NODE_ENV: "production", FORMER_RELEASE: ROOT };
  started.push(startCommand(findCommand("bad-deploy", title), variables, NODE));
  const isReady = () =>
    fetch(readyUrl).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(isReady, WITHIN.timeout, title);
}

const inboxOf = (name: string) => readInbox(world.stack.simulatorsUrl, `${name}@exempel.se`);
const placedAt = async (orderId: string) => (await world.stack.simulators.orders(`insurers/${PROVIDER}`))[orderId] ?? 0;

test.concurrent(
  "a worker with other steps, at the address of the one before it",
  { timeout: 120_000 },
  async ({ expect }) => {
    const { stack, execute } = world;
    const orderId = await world.acceptOrder("ZGG05G", "underway@exempel.se");
    // Under way when the release comes: its provider does not answer.
    await stack.simulators.setFaults(`insurers/${PROVIDER}`, { kind: "5xx", operation: "place" });
    const counted = async () => (await world.orders.load(orderId))?.attempts ?? 0;
    await expect.poll(counted, WITHIN).toBeGreaterThan(1);
    const bad = makeRelease("worker", "src", /place-order\.workflow\.ts$/, [
      "  const loaded: LoadedOrder = {};\n",
      '  const loaded: LoadedOrder = {};\n  await durable.sleep("first", 1);\n',
    ]);
    await stack.worker?.kill9();
    await stack.worker?.restart({ cwd: bad });
    await stack.simulators.clearFaults();
    await expect.poll(() => world.firing("WorkflowsFail", "workflow"), WITHIN).toEqual(["order"]);

    expect((await world.findStuck("order", orderId)).last_failure).toContain("mismatch");
    expect(await execute("bad-deploy", "workflows that a release has broken")).toContain(orderId);
    expect(await execute("bad-deploy", "which addresses serve workflows that are not finished")).toContain(
      stack.env["SPARV_WORKER_URL"],
    );
    await stack.worker?.kill9();
    const operators = new URL(stack.worker?.url ?? "");
    const { port: workerPort } = new URL(stack.env["SPARV_WORKER_URL"] ?? "");
    const ports = { SPARV_METRICS_PORT: operators.port, SPARV_WORKER_PORT: workerPort };
    await startFormer("start the former worker", ports, operators.href);
    await expect.poll(() => inboxOf("underway"), WITHIN).toHaveLength(1);
    await expect.poll(() => world.firing("WorkflowsFail", "workflow"), WITHIN).toEqual([]);
    expect([await placedAt(orderId), (await world.orders.load(orderId))?.state]).toEqual([1, "placed"]);
  },
);

test.concurrent("web nodes of a release that fails searches", { timeout: 120_000 }, async ({ expect }) => {
  const { stack } = world;
  const [node] = stack.nodes;
  const search = async () => {
    const answer = await fetch(`${node?.url.replace(/\/ready$/, "")}/forsakring/bil/jamfor/ajax`, {
      method: "POST",
      headers: { origin: stack.url, "x-forwarded-for": newAddress(), cookie: `__Host-sparv=${randomId()}` },
      body: new URLSearchParams({ tempsearchid: randomId(), ...ordinary }),
    });
    return answer.status;
  };
  expect(await search()).toBe(200);
  const bad = makeRelease("web", "build", /\.js$/, ["insert into searches (", "insert into searched_lists ("]);
  await node?.restart({ cwd: bad });
  const statuses = new Set<number>();
  const searched = async () => {
    statuses.add(await search());
    return world.firing("ErrorBudgetBurnsFast", "slo");
  };
  await expect.poll(searched, WITHIN).toContain("page-answered");
  expect([...statuses]).toEqual([500]);
  expect(await world.runbooksOf("ErrorBudgetBurnsFast")).toEqual(["docs/runbooks/error-budget.md"]);

  await node?.stop();
  const port = new URL(node?.url ?? "").port;
  await startFormer("start the former web release", { SPARV_PORT: port }, node?.url ?? "");
  for (let count = 0; count < 3; count += 1) expect(await search()).toBe(200);
  await expect.poll(() => world.firing("ErrorBudgetBurnsFast", "slo"), WITHIN).toEqual([]);
});
