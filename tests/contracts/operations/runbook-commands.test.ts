import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findUnknownSeries, seriesOf } from "#tests/architecture/metric-names.ts";
import { PROMETHEUS_FOLDER } from "#tests/support/prometheus.ts";
import { readRunbook, runbookNames, runCommand } from "#tests/support/runbook.ts";
import { type OperationsWorld, startOperationsWorld, WITHIN } from "./operations-world.ts";

/** Every command of every runbook, on running programs: none names a column, a metric or an address that does not exist. */
const commands = runbookNames().flatMap(readRunbook);
const looks = commands.filter(({ part }) => part === "Look");
const changes = commands.filter(({ part }) => part !== "Look");

let world: OperationsWorld;
let exported: ReadonlySet<string>;
beforeAll(async () => {
  world = await startOperationsWorld("runbooks");
  const texts = await Promise.all(
    [world.env["WEB_NODE"], world.env["WORKER_NODE"]].map(async (node) => (await fetch(`${node}/metrics`)).text()),
  );
  exported = new Set(texts.flatMap((text) => [...seriesOf(text)]));
}, 300_000);
afterAll(() => world?.stop());

test("each alert leads to a runbook with something to look at, and every command has a title", () => {
  const rules = readFileSync(join(PROMETHEUS_FOLDER, "alerts.rules.yml"), "utf8");
  const named = new Set([...rules.matchAll(/runbook: docs\/runbooks\/([\w-]+)\.md/g)].map(([, name = ""]) => name));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !looks.some(({ runbook }) => runbook === name))).toEqual([]);
  expect(commands.filter(({ part }) => part !== "Look" && part !== "Do")).toEqual([]);
  expect(
    commands.filter(({ language, title }) => language !== "promql" && (language !== "sh" || title === "")),
  ).toEqual([]);
});

test.each(looks.filter(({ language }) => language === "sh"))("$runbook: $title", async (command) => {
  await expect(runCommand(command, world.env)).resolves.toMatch(/\S/);
});

test.each(looks.filter(({ language }) => language === "promql"))("$runbook: its expressions", async ({ text }) => {
  expect(findUnknownSeries(text, exported)).toEqual([]);
  for (const expression of text.split("\n"))
    expect(await world.prometheus.query(expression, ""), expression).toBeInstanceOf(Map);
});

test("a command that fails, or names a variable or a column that does not exist, is found", async () => {
  const run = (text: string) => runCommand({ text }, world.env);
  await expect(run('psql "$SPARV_DATABASE_URL" -c "select gone from mails"')).rejects.toThrow("gone");
  await expect(run('echo "$SPARV_GONE"')).rejects.toThrow("SPARV_GONE");
  await expect(run('curl -fsS "$SPARV_RESTATE_ADMIN_URL/gone" | cat')).rejects.toThrow("404");
  expect(findUnknownSeries("sum(sparv_gone) > 1", exported)).toEqual(["sparv_gone"]);
  await expect(world.prometheus.query("sum(", "")).rejects.toThrow("parse error");
});

/** The others are executed where what they repair is broken. */
const HERE: Readonly<Record<string, RegExp>> = {
  "verify every chain now": /\S/,
  "a new column key, named by today's date": /^k-\d{4}-\d\d-\d\d:[\w+/]{43}=$/m,
  "encrypt anew with the first key": /\S/,
};

test.each(changes.filter(({ title }) => title in HERE))("$runbook: $title", async (command) => {
  await expect(runCommand(command, world.env)).resolves.toMatch(HERE[command.title] ?? /never/);
});

test("the audit that was run by hand is seen by Prometheus", async () => {
  const sinceS = async () =>
    [...(await world.prometheus.query("time() - max(sparv_audit_checked_timestamp_seconds)", "")).values()][0];
  await expect.poll(sinceS, WITHIN).toBeLessThan(300);
});

test("each command that changes something is executed by a test", () => {
  const tests = readdirSync(import.meta.dirname).map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
  const unexecuted = changes.filter(({ title }) => !tests.some((text) => text.includes(`"${title}"`)));
  expect(unexecuted.map(({ runbook, title }) => `${runbook}: ${title}`)).toEqual([]);
});
