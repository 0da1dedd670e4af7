import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { type MovableClock, movableClock } from "#tests/support/movable-clock.ts";
import { dayAheadMarket } from "./day-ahead-market.ts";

const TARGET = "series/day-ahead-prices";
const NOON = Date.parse("2026-11-17T11:00:00Z");

let clock: MovableClock;
let simulators: Simulators;
let control: SimulatorControl;

beforeAll(async () => {
  clock = movableClock(NOON);
  simulators = await startSimulators({ speed: "instant", clock, systems: (tools) => [dayAheadMarket(tools)] });
  control = controlSimulators(simulators.url);
});
afterAll(() => simulators.close());
beforeEach(() => control.clearFaults());

interface Quarter {
  readonly SEK_per_kWh: number;
  readonly EUR_per_kWh: number;
  readonly EXR: number;
  readonly time_start: string;
  readonly time_end: string;
}

const ask = (date: string, area = "SE3") =>
  fetch(`${simulators.url}/${TARGET}/api/v1/prices/${date.slice(0, 4)}/${date.slice(5)}_${area}.json`);
const day = async (date: string, area?: string) => (await (await ask(date, area)).json()) as Quarter[];
const statusOf = async (date: string, area?: string) => (await ask(date, area)).status;

describe("a day", () => {
  it("has contiguous quarters: 96, 92 and 100 when the time changes", async () => {
    for (const [date, count] of [
      ["2026-11-17", 96],
      ["2026-03-29", 92],
      ["2025-10-26", 100],
    ] as const) {
      const quarters = await day(date);
      expect(quarters).toHaveLength(count);
      for (const [at, { time_start: start, time_end: end }] of quarters.entries()) {
        expect(Date.parse(end) - Date.parse(start)).toBe(900_000);
        expect(quarters[at + 1]?.time_start ?? end).toBe(end);
      }
    }
    const [first] = await day("2026-07-01");
    expect(first).toMatchObject({ time_start: "2026-07-01T00:00:00+02:00", time_end: "2026-07-01T00:15:00+02:00" });
  });

  it("is the same each time, and differs between areas and days", async () => {
    expect(await day("2026-11-17")).toEqual(await day("2026-11-17"));
    expect(await day("2026-11-17")).not.toEqual(await day("2026-11-17", "SE4"));
    expect((await day("2026-11-17"))[0]?.SEK_per_kWh).not.toBe((await day("2026-11-16"))[0]?.SEK_per_kWh);
  });

  it("of tomorrow is published at one o'clock in Sweden; no later day is", async () => {
    expect(await statusOf("2026-11-18")).toBe(404);
    clock.moveMs(3_600_000);
    expect(await statusOf("2026-11-18")).toBe(200);
    expect(await statusOf("2026-11-19")).toBe(404);
    await control.setFaults(TARGET, { kind: "garbage", operation: "late" });
    expect(await statusOf("2026-11-18")).toBe(404);
    clock.moveMs(-3_600_000);
  });

  it("that does not exist, or of no area, is not found", async () => {
    for (const date of ["2026-02-30", "2021-12-31", "2026-13-01"]) expect(await statusOf(date)).toBe(404);
    expect(await statusOf("2026-11-17", "SE5")).toBe(404);
  });
});

describe("the prices of a year", () => {
  it("are at the level of today, with negative quarters, spikes and movement within the hour", async () => {
    const dates = Array.from({ length: 366 }, (_, back) =>
      new Date(NOON - back * 86_400_000).toISOString().slice(0, 10),
    );
    const year = (await Promise.all(dates.map((date) => day(date)))).flat().map(({ SEK_per_kWh: price }) => price);
    const mean = year.reduce((sum, price) => sum + price, 0) / year.length;
    expect(mean).toBeGreaterThan(0.25);
    expect(mean).toBeLessThan(0.9);
    const negative = year.filter((price) => price < 0).length / year.length;
    expect(negative).toBeGreaterThan(0.01);
    expect(negative).toBeLessThan(0.12);
    expect(Math.max(...year)).toBeGreaterThan(3 * mean);
    const [one, two] = [year[70], year[71]];
    expect(one).not.toBe(two);
  });
});

describe("the states", () => {
  const dates = Array.from({ length: 60 }, (_, back) => new Date(NOON - back * 86_400_000).toISOString().slice(0, 10));

  it("make a share of the days missing", async () => {
    await control.setFaults(TARGET, { kind: "garbage", operation: "missing", share: 0.2 });
    const lost = (await Promise.all(dates.map((date) => statusOf(date)))).filter((status) => status === 404).length;
    expect(lost).toBeGreaterThan(3);
    expect(lost).toBeLessThan(25);
  });

  it("correct days, and leave the others as they were", async () => {
    const before = await Promise.all(dates.map((date) => day(date)));
    await control.setFaults(TARGET, { kind: "garbage", operation: "corrected", share: 0.3 });
    const after = await Promise.all(dates.map((date) => day(date)));
    const changed = after.filter((quarters, at) => quarters[0]?.SEK_per_kWh !== before[at]?.[0]?.SEK_per_kWh).length;
    expect(changed).toBeGreaterThan(5);
    expect(changed).toBeLessThan(35);
  });
});
