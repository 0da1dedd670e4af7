import { Worker as NodeWorker } from "node:worker_threads";
import { expect, test } from "vitest";
import { hourlyRows, seededMeter, timestampRows } from "#tests/support/electricity/meter-files.ts";
import { seededContracts, seededPrices, spotSeries } from "#tests/support/electricity/samples.ts";
import { askMeter } from "./ask-meter.ts";
import { computeMeter, type MeterQuestion } from "./compute-meter.ts";

const TODAY = "2026-11-17";
const spotDays = spotSeries("2025-11-01", "2026-11-17", seededPrices(8)).days;
const contracts = seededContracts(41, 60).map((terms, index) => ({ id: `c${index}`, terms }));
const year = seededMeter(6, "2025-11-01", "2026-10-31");
const file = ["Tidpunkt;Mätvärde kWh", ...timestampRows(year, ";")].join("\n");

const question = (use: MeterQuestion["use"]): MeterQuestion => ({
  use,
  home: { housing: "house", heating: "pump" },
  contracts,
  spotDays,
  today: TODAY,
});

test("a file gives its period, the use of each month, the order of the contracts and what moving is worth", () => {
  const answer = computeMeter(question({ kind: "file", text: file }));
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
  const hourly = computeMeter(question({ kind: "file", text: ["Datum;Tid;kWh", ...hourlyRows(year)].join("\n") }));
  const quarterly = computeMeter(question({ kind: "file", text: file }));
  if (!hourly.ok || !quarterly.ok) throw new Error("refused");
  const costs = (answer: typeof hourly, isHourly: boolean) =>
    answer.costs.order
      .filter(({ type }) => (type === "hourly") === isHourly)
      .map(({ id, yearOre }) => ({ id, yearOre }));
  expect(costs(hourly, false)).toEqual(costs(quarterly, false));
  expect(costs(hourly, true)).not.toEqual(costs(quarterly, true));
});

test("typed values have no file, and a file that cannot be read has a reason", () => {
  const typed = computeMeter(question({ kind: "months", kwh: Array.from({ length: 12 }, (_, month) => 100 + month) }));
  expect(typed).toMatchObject({ ok: true, file: undefined, totalWh: 1_266_000, estimatedQuarters: 35_040 });
  expect(computeMeter(question({ kind: "file", text: "hello" }))).toEqual({ ok: false, reason: "unknownLayout" });
});

test("prices of too few days leave the fixed contracts in the order and give no worth of moving", () => {
  const answer = computeMeter({ ...question({ kind: "file", text: file }), spotDays: spotDays.slice(0, 200) });
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
    postMessage: (asked: MeterQuestion) => worker.postMessage(asked),
    addEventListener: (type: string, listen: (event: never) => void) =>
      worker.on(type, (data: Error) => listen((type === "message" ? { data } : { message: data.message }) as never)),
    terminate: () => void worker.terminate(),
  };
}

test("the worker answers what the calculation gives, and is ended", async () => {
  const asked = question({ kind: "file", text: file });
  expect(await askMeter(asked, { create: createNodeWorker })).toEqual(computeMeter(asked));
});

test("a worker that fails or is aborted rejects", async () => {
  const broken = { ...question({ kind: "file", text: file }), contracts: undefined as never };
  await expect(askMeter(broken, { create: createNodeWorker })).rejects.toThrow("filter");
  const stop = new AbortController();
  const waiting = askMeter(question({ kind: "file", text: file }), { create: createNodeWorker, signal: stop.signal });
  stop.abort(new Error("another file"));
  await expect(waiting).rejects.toThrow("another file");
});

test("a year of quarters and 60 contracts take a small multiple of a bare reading of the file", () => {
  const asked = question({ kind: "file", text: file });
  const rows = file.split("\n");
  const bareMs = fastestOf(5, () => rows.reduce((sum, row) => sum + Number(row.split(";")[1] ?? 0), 0));
  const ourMs = fastestOf(5, () => computeMeter(asked));
  // Measured 5 to 11, and 107 ms of processor time on a busy machine: at a quarter of the speed that would be below half a second.
  expect(ourMs / bareMs).toBeLessThan(25);
});

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
