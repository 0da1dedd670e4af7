import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { Browser, codeOn } from "#tests/contracts/login/browser.ts";
import { newAddress } from "#tests/support/address.ts";
import { ALERTMANAGER_FILE, startAlertmanager } from "#tests/support/alertmanager.ts";
import { serveHttp } from "#tests/support/loopback-server.ts";
import {
  ensurePrometheus,
  PROMETHEUS_FOLDER,
  type RunningPrometheus,
  startPrometheus,
} from "#tests/support/prometheus.ts";
import { runDemoData } from "#tools/demo-data/run-demo-data.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

/** The real Prometheus with the operators' own configuration reads the built programs. */
const folder = mkdtempSync(join(tmpdir(), "sparv-prometheus-"));
const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
const ANNA = "198502102380";
const WITHIN = { timeout: 90_000 };
/** Several of these in a row, on a busy machine. */
const LONG = { timeout: 400_000 };

let promtool: string;
let amtool: string;
let stack: Stack;
let prometheus: RunningPrometheus;

// A machine without the package installs it first.
beforeAll(() => {
  ({ promtool, amtool } = ensurePrometheus());
}, 600_000);
beforeAll(async () => {
  const [webMetrics = 0, port = 0] = await freePorts(2);
  const env = { SPARV_METRICS_PORT: String(webMetrics), SPARV_DEMO_MARKS: "on", SPARV_LOAD_SHEDDING: "off" };
  stack = await startStack({ topic: "prometheus", speed: "instant", workers: 1, env });
  const targets = { "sparv-web": [`127.0.0.1:${webMetrics}`], "sparv-worker": [new URL(stack.worker?.url ?? "").host] };
  prometheus = await startPrometheus({ port, folder, targets });
}, 300_000);
afterAll(async () => {
  await prometheus?.stop();
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const runPromtool = (...args: string[]): string =>
  execFileSync(promtool, args, { cwd: PROMETHEUS_FOLDER, encoding: "utf8" });
const filesOf = (suffix: string): string[] => readdirSync(PROMETHEUS_FOLDER).filter((name) => name.endsWith(suffix));

test("the configuration and the rules are valid", () => {
  expect(runPromtool("check", "config", "prometheus.yml")).toContain("SUCCESS");
  for (const file of filesOf(".rules.yml")) expect(runPromtool("check", "rules", file)).toContain("SUCCESS");
});

test.each(filesOf(".test.yml"))("each case of %s ends as it states", (file) => {
  expect(runPromtool("test", "rules", file)).toContain("SUCCESS");
});

test("the configuration of the Alertmanager is valid, and names alerts that exist", () => {
  expect(execFileSync(amtool, ["check-config", ALERTMANAGER_FILE], { encoding: "utf8" })).toContain("SUCCESS");
  const alerts = [...readFileSync(join(PROMETHEUS_FOLDER, "alerts.rules.yml"), "utf8").matchAll(/- alert: (\w+)/g)];
  const named = [...readFileSync(ALERTMANAGER_FILE, "utf8").matchAll(/alertname=~?"([^"]+)"/g)];
  const unknown = named
    .flatMap(([, names = ""]) => names.split("|"))
    .filter((name) => !alerts.some(([, of]) => of === name));
  expect([named.length > 10, unknown]).toEqual([true, []]);
});

test.each([
  ["on-call", "alertname=DatabaseNotReached", "severity=page"],
  ["on-call", "alertname=ErrorBudgetBurnsFast", "severity=page", "slo=page-answered"],
  ["tickets", "alertname=CertificateEnds", "severity=ticket", "certificate=bankid"],
  ["tickets", "alertname=OfAnotherRule"],
])("%s is called for %s", (receiver, ...labels) => {
  const args = ["config", "routes", "test", `--config.file=${ALERTMANAGER_FILE}`, `--verify.receivers=${receiver}`];
  expect(execFileSync(amtool, [...args, ...labels], { encoding: "utf8" }).trim()).toBe(receiver);
});

test("an alert that follows from another calls no one, and the other one does", LONG, async () => {
  const received = await serveHttp((request, response) => request.resume().on("end", () => response.end()));
  const [port = 0] = await freePorts(1);
  const running = await startAlertmanager({ port, folder: join(folder, "alertmanager"), receiversUrl: received.url });
  try {
    await running.fire(
      { alertname: "DatabaseNotReached", severity: "page", job: "sparv-web" },
      { alertname: "SweepsFail", severity: "page", sweep: "sweepMails" },
      { alertname: "RedisNotReached", severity: "page" },
      { alertname: "NodeDown", severity: "ticket", job: "sparv-web" },
      { alertname: "NoNodeUp", severity: "page", job: "sparv-worker" },
    );
    await expect
      .poll(() => running.states(), WITHIN)
      .toEqual({
        DatabaseNotReached: "active",
        SweepsFail: "suppressed",
        RedisNotReached: "active",
        // Of another program.
        NodeDown: "active",
        NoNodeUp: "active",
      });
    const calls = () => received.requests.map(({ url, headers }) => `${url} ${headers.authorization}`);
    await expect.poll(() => calls().length, WITHIN).toBe(4);
    expect(calls().toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "/page Bearer on-call-secret"),
      "/ticket Bearer tickets-secret",
    ]);
  } finally {
    await running.stop();
    await received.close();
  }
});

test("web and worker are read, and every rule is evaluated without a fault", LONG, async () => {
  await expect
    .poll(() => prometheus.query("up", "job"), WITHIN)
    .toEqual(
      new Map([
        ["sparv-web", 1],
        ["sparv-worker", 1],
      ]),
    );
  const readRules = async () => {
    const { groups } = await prometheus.ask<{ groups: { rules: { name: string; health: string }[] }[] }>("rules");
    return groups.flatMap(({ rules }) => rules);
  };
  await expect.poll(async () => (await readRules()).filter(({ health }) => health !== "ok"), WITHIN).toEqual([]);
  const names = (await readRules()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["slo:objective:ratio", "ErrorBudgetBurnsFast", "OrdersOverdue"]));
});

test("what customers do becomes the figures of every objective", LONG, async () => {
  const browser = new Browser({
    urlOf: () => stack.url,
    origin: stack.url,
    address: newAddress(),
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0",
  });
  const phone = bankIdPhone(stack.simulatorsUrl);
  const seen = (expression: string) => async () => (await prometheus.query(expression, "")).get("") ?? 0;
  const live = async (seed: number) => {
    await browser.get("/");
    await browser.post("/forsakring/bil/jamfor/ajax", { tempsearchid: randomId(), ...ordinary });
    const demo = { visitors: 1, orders: 1, switches: 0, withinMs: 180_000, log: () => undefined };
    expect(await runDemoData({ ...demo, env: stack.env, seed })).toMatchObject({ placed: 1, unplaced: 0 });
  };
  // An increase needs a value before it.
  await live(1);
  await expect.poll(seen('sum(sparv_order_seconds_count{outcome="placed",waited_for="provider"})'), WITHIN).toBe(1);
  await expect.poll(seen('sum(sparv_search_list_seconds_count{vertical="car"})'), WITHIN).toBeGreaterThan(0);
  await live(2);
  const { loginId } = await browser.init({ device: "other" });
  await expect
    .poll(
      async () => phone.scan(codeOn(await browser.poll(loginId)), ANNA).then((order) => order && phone.approve(order)),
      WITHIN,
    )
    .toBeNull();
  await expect.poll(async () => (await browser.poll(loginId)).status, WITHIN).toBe("complete");

  const objectives = [...(await prometheus.query("slo:objective:ratio", "slo")).keys()].toSorted();
  expect(objectives).toHaveLength(6);
  await expect
    .poll(async () => [...(await prometheus.query("slo:events:rate5m > 0", "slo")).keys()].toSorted(), WITHIN)
    .toEqual(objectives);
  const ratiosNow = () => prometheus.query("slo:error_ratio:rate5m", "slo");
  await expect.poll(async () => (await ratiosNow()).size, WITHIN).toBe(objectives.length);
  const ratios = await ratiosNow();
  for (const slo of ["search-answered", "order-confirmed", "login-completed", "page-answered"])
    expect([slo, ratios.get(slo)]).toEqual([slo, 0]);
  await expect.poll(seen('sum(sparv_mails_total{outcome="sent"})'), WITHIN).toBeGreaterThanOrEqual(2);
  expect((await prometheus.query("sparv_sweep_found", "sweep")).get("sweepOrders")).toBe(0);
  expect((await prometheus.query('sparv_in_flight{job="sparv-worker"}', "what")).get("overdue-orders")).toBe(0);
});
