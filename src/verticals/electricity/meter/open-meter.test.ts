import { Worker as NodeWorker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { hourlyRows, seededMeter, timestampRows } from "#tests/support/electricity/meter-files.ts";
import { seededContracts, seededPrices, spotSeries } from "#tests/support/electricity/samples.ts";
import { computeMeter, type MeterPremises, type MeterUse, prepareMeter } from "./compute-meter.ts";
import type { AskedUse, MeterMessage, PrepareMessage } from "./meter-thread.ts";
import { openMeter } from "./open-meter.ts";

const TODAY = "2026-11-17";
const spotDays = spotSeries("2025-11-01", "2026-11-17", seededPrices(8)).days;
const contracts = seededContracts(41, 60).map((terms, index) => ({ id: `c${index}`, terms }));
const year = seededMeter(6, "2025-11-01", "2026-10-31");
const file = ["Tidpunkt;Mätvärde kWh", ...timestampRows(year, ";")].join("\n");

const premises: MeterPremises = { home: { housing: "house", heating: "pump" }, contracts, spotDays, today: TODAY };
const compute = (use: MeterUse, spot = spotDays) => computeMeter(use, prepareMeter({ ...premises, spotDays: spot }));

test("a file gives its period, the use of each month, the order of the contracts and what moving is worth", () => {
  const answer = compute({ kind: "file", text: file });
  if (!answer.ok) throw new Error(answer.reason);
  const totalWh = year.reduce((all, { wh }) => all + wh.reduce((day, value) => day + value, 0), 0);
  expect(answer).toMatchObject({ totalWh, estimatedQuarters: 0, missingPrices: 0 });
  expect(answer.file).toMatchObject({ from: "2025-11-01", to: "2026-10-31", totalWh, stepMinutes: 15 });
  expect(answer.file).not.toHaveProperty("days");
  expect(answer.months).toHaveLength(12);
  expect(answer.costs.order).toHaveLength(60);
  expect(answer.moved.map(({ share }) => share)).toEqual([0, 10, 20, 30]);
});

test("the same use by the hour differs for contracts by the quarter alone", () => {
  const hourly = compute({ kind: "file", text: ["Datum;Tid;kWh", ...hourlyRows(year)].join("\n") });
  const quarterly = compute({ kind: "file", text: file });
  if (!hourly.ok || !quarterly.ok) throw new Error("refused");
  const costs = (answer: typeof hourly, isHourly: boolean) =>
    answer.costs.order
      .filter(({ type }) => (type === "hourly") === isHourly)
      .map(({ id, yearOre }) => ({ id, yearOre }));
  expect(costs(hourly, false)).toEqual(costs(quarterly, false));
  expect(costs(hourly, true)).not.toEqual(costs(quarterly, true));
});

test("typed values have no file, and a file that cannot be read has a reason", () => {
  const typed = compute({ kind: "months", kwh: Array.from({ length: 12 }, (_, month) => 100 + month) });
  expect(typed).toMatchObject({ ok: true, file: undefined, totalWh: 1_266_000, estimatedQuarters: 35_040 });
  expect(compute({ kind: "file", text: "hello" })).toEqual({ ok: false, reason: "unknownLayout" });
});

test("prices of too few days leave the fixed contracts in the order and give no worth of moving", () => {
  const answer = compute({ kind: "file", text: file }, spotDays.slice(0, 200));
  if (!answer.ok) throw new Error(answer.reason);
  expect(new Set(answer.costs.order.map(({ type }) => type))).toEqual(new Set(["fixed"]));
  expect(answer.costs.withoutPrice).toHaveLength(45);
  expect([answer.moved, answer.missingPrices]).toEqual([[], undefined]);
});

/** The worker's own file in a thread of Node, behind the few names that it uses of a browser. */
function createNodeWorker() {
  const entry = new URL("./meter-worker.ts", import.meta.url).href;
  const start = `
    const { parentPort } = require("node:worker_threads");
    globalThis.postMessage = (answer) => parentPort.postMessage(answer);
    globalThis.addEventListener = (type, listen) => parentPort.on(type, (data) => listen({ data }));
    import(${JSON.stringify(entry)});`;
  const worker = new NodeWorker(start, { eval: true });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    postMessage: (asked: MeterMessage) => worker.postMessage(asked),
    addEventListener: (type: string, listen: (event: never) => void) =>
      worker.on(type, (data: Error) => listen((type === "message" ? { data } : { message: data.message }) as never)),
    terminate: () => void worker.terminate(),
  };
}

/** As the call for prices answers. */
const prices = new TextEncoder().encode(
  JSON.stringify({ Data: { Days: spotDays.map(({ date, values }) => ({ Date: date, Values: values })) } }),
).buffer;
const prepare = (changes: Partial<PrepareMessage> = {}): Promise<PrepareMessage> => {
  const { spotDays: _days, ...known } = premises;
  return Promise.resolve({ kind: "prepare", ...known, prices, ...changes });
};
function open(message = prepare()) {
  const meter = openMeter(message, createNodeWorker);
  onTestFinished(() => meter.close());
  return meter;
}
const blob = (text: string): AskedUse => ({ kind: "file", file: new Blob([text]) });

test("the worker answers what the calculation gives, one file after the other", async () => {
  const meter = open();
  const [first, second] = await Promise.all([meter.compute(blob(file)), meter.compute(blob("hello"))]);
  expect(first).toEqual(compute({ kind: "file", text: file }));
  expect(second).toEqual({ ok: false, reason: "unknownLayout" });
});

test("without prices the worker ranks the contracts of a fixed price", async () => {
  const answer = await open(prepare({ prices: undefined })).compute(blob(file));
  expect(answer).toEqual(compute({ kind: "file", text: file }, []));
});

test("a worker that fails or is closed rejects", async () => {
  await expect(open(prepare({ contracts: undefined as never })).compute(blob(file))).rejects.toThrow("filter");
  const meter = open();
  const waiting = meter.compute(blob(file));
  // The question is under way when the page is left.
  await prepare();
  setTimeout(() => meter.close());
  await expect(waiting).rejects.toThrow("closed");
  await expect(meter.compute(blob(file))).rejects.toThrow("closed");
});

// Not of code that Stryker has compiled every change into.
test.skipIf("STRYKER_MUTATOR_WORKER" in process.env)(
  "a year of quarters and 60 contracts take a small multiple of a bare reading of the file",
  () => {
    const basis = prepareMeter(premises);
    const rows = file.split("\n");
    const bareMs = fastestOf(5, () => rows.reduce((sum, row) => sum + Number(row.split(";")[1] ?? 0), 0));
    const ourMs = fastestOf(5, () => computeMeter({ kind: "file", text: file }, basis));
    expect(ourMs / bareMs).toBeLessThan(6);
  },
);

/** The least processor time of several runs: what the machine does beside cannot make it shorter, and waiting does not count. */
function fastestOf(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
