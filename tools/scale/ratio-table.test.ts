import { describe, expect, test } from "vitest";
import { type Measurement, readLines } from "./measurements.ts";
import { isReached, ratioTable } from "./ratio-table.ts";

const comparison = (ratio: number, cpuUsPerOp: number) => ({
  name: "search car, providers answer at once",
  ours: 50,
  bare: 100,
  ratio,
  spread: [ratio - 0.1, ratio + 0.1] as const,
  rounds: 5,
  unit: "searches/s",
  cpuUsPerOp,
});

const load = (p99Ms: number, failed: number) => ({
  name: "load car",
  perSecond: 100,
  searches: 2_000,
  failed,
  late: 0,
  p50Ms: 10,
  p99Ms,
  maxMs: 400,
  cpuUsPerOp: 4_000,
});

const measured = (benches: Measurement["benches"]): Measurement => ({
  measuredAt: "2026-11-18T06:00",
  commit: "abc",
  machine: "2 cores",
  benches,
});

describe("goals", () => {
  test("a ratio and a processor time must both be reached", () => {
    const goal = { bench: "search", figure: "search", ratio: 0.75, cpuUs: 2_500 } as const;
    expect(
      [comparison(0.75, 2_500), comparison(0.74, 2_000), comparison(0.9, 2_501)].map((line) => isReached(goal, line)),
    ).toEqual([true, false, false]);
  });

  test("a load that fails searches has not reached its goal", () => {
    const goal = { bench: "load-search 100", figure: "load car", p99Ms: 100 } as const;
    expect([load(99, 0), load(100, 0), load(20, 1)].map((line) => isReached(goal, line))).toEqual([true, false, false]);
  });
});

test("the table shows before, after, and a bench that failed", () => {
  const before = measured({ search: { lines: [comparison(0.5, 8_000)] } });
  const after = measured({
    search: { lines: [comparison(0.8, 2_000)] },
    orders: { lines: [], failed: "no end within 300 s" },
  });
  const rows = ratioTable(before, after).split("\n");
  const cells = (row: string | undefined) => row?.split("|").map((cell) => cell.trim());
  expect(cells(rows.find((row) => row.includes("search car")))).toEqual(
    expect.arrayContaining(["ratio 0.75, at most 2500 µs", "8000, 2000", "yes"]),
  );
  expect(cells(rows.find((row) => row.includes("orders")))).toEqual(
    expect.arrayContaining(["failed: no end within 300 s", "no"]),
  );
  expect(ratioTable(before, undefined)).toContain("not measured");
});

test("lines of a bench are read beside whatever else it has printed", () => {
  const output = `> bench\n${JSON.stringify(load(9, 0))}\n{"machine":{"load":1,"busyShare":0.1,"stealShare":0}}\n`;
  expect(readLines(output)).toEqual({
    lines: [load(9, 0)],
    machine: { load: 1, busyShare: 0.1, stealShare: 0 },
  });
});
