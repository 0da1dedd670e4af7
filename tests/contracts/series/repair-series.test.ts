import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { systemClock } from "#platform/clock.ts";
import { POWER_AREAS } from "#verticals/electricity/electricity.search.ts";
import { MARKET, type SeriesWorld, startSeriesWorld } from "./series-world.ts";

/** Noon in Sweden: tomorrow is not published. */
const NOON = Date.parse("2026-11-17T11:00:00Z");
const DAYS = daysBetween("2026-09-17", "2026-11-17") + 1;

let world: SeriesWorld;

beforeAll(async () => {
  world = await startSeriesWorld("series", NOON, 2);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.nowMs = NOON;
  await world.pool.query("truncate series_days");
  await world.market.clearFaults();
  await world.market.resetCounters();
});

/** What the source itself answers, in our unit; undefined when it has no such day. */
async function atSource(key: string, day: string): Promise<number[] | undefined> {
  const answer = await fetch(`${world.marketUrl}/api/v1/prices/${day.slice(0, 4)}/${day.slice(5)}_${key}.json`);
  if (!answer.ok) return undefined;
  const quarters = (await answer.json()) as { SEK_per_kWh: number }[];
  return quarters.map(({ SEK_per_kWh: price }) => Math.round(Number((price * 10_000).toFixed(6))) || 0);
}

describe("the repair of stored series", () => {
  test("fills every key with every day, each as long as it is in Sweden, and asks for nothing twice", async () => {
    const worker = world.newWorker();
    expect(await worker.run()).toBe(DAYS * POWER_AREAS.length);
    for (const area of POWER_AREAS) {
      const rows = await world.rows(area);
      expect(rows.size).toBe(DAYS);
      expect(rows.get("2026-10-25")?.values).toHaveLength(100);
      expect(rows.get("2026-11-16")?.values).toHaveLength(96);
      expect([...rows.values()].every(({ revision }) => revision === 1)).toBe(true);
    }
    const ours = (await world.rows("SE3")).get("2026-11-17")?.values ?? [];
    const theirs = (await atSource("SE3", "2026-11-17")) ?? [];
    expect(ours.filter((value, at) => Math.abs(value - (theirs[at] ?? NaN)) > 1)).toEqual([]);
    expect(ours.some((value, at) => value !== ours[at - 1])).toBe(true);
    await world.market.resetCounters();
    world.nowMs += 10 * MINUTE_MS;
    expect(await worker.run()).toBe(0);
    expect((await world.market.counters(MARKET)).calls["day"]).toBeUndefined();
    expect(await worker.metrics()).toContain('sparv_series_missing_days{source="spot"} 0');
  });

  test("stores the short day of spring with 92 quarters", async () => {
    world.nowMs = Date.parse("2026-04-10T10:00:00Z");
    await world.newWorker().run();
    expect((await world.rows("SE1")).get("2026-03-29")?.values).toHaveLength(92);
  });

  test("stores tomorrow once it is published, and waits for it when it is late", async () => {
    const worker = world.newWorker();
    await worker.run();
    const tomorrow = addDays(swedishDate(world.nowMs), 1);
    world.nowMs += HOUR_MS;
    await world.market.setFaults(MARKET, { kind: "garbage", operation: "late" });
    await worker.run();
    expect((await world.rows("SE3")).has(tomorrow)).toBe(false);
    expect(await worker.metrics()).toContain('sparv_series_missing_days{source="spot"} 4');
    await world.market.clearFaults();
    world.nowMs += 10 * MINUTE_MS;
    expect(await worker.run()).toBe(POWER_AREAS.length);
    expect((await world.rows("SE3")).has(tomorrow)).toBe(true);
  });

  test("repairs a gap, and asks ever more rarely for a day that the source does not have", async () => {
    await world.market.setFaults(MARKET, { kind: "garbage", operation: "missing", share: 0.2 });
    const worker = world.newWorker();
    const first = await worker.run();
    const gaps = DAYS * POWER_AREAS.length - first;
    expect(gaps).toBeGreaterThan(10);
    await world.market.resetCounters();
    for (let run = 0; run < 6; run++) {
      world.nowMs += 10 * MINUTE_MS;
      await worker.run();
    }
    // After 10, 20 and 40 minutes; and the latest days again, because they may be corrected.
    expect((await world.market.counters(MARKET)).calls["day"]).toBeLessThan(3.5 * gaps + 40);
    await world.market.clearFaults();
    world.nowMs += DAY_MS;
    await worker.run();
    for (const area of POWER_AREAS) expect((await world.rows(area)).size).toBeGreaterThanOrEqual(DAYS);
    expect(await worker.metrics()).toContain('sparv_series_missing_days{source="spot"} 0');
  });

  test("replaces a day that the source has corrected, and counts the revision", async () => {
    const worker = world.newWorker();
    await worker.run();
    const before = await world.rows("SE3");
    await world.market.setFaults(MARKET, { kind: "garbage", operation: "corrected" });
    world.nowMs += 30 * MINUTE_MS;
    expect(await worker.run()).toBe(0);
    world.nowMs += 30 * MINUTE_MS;
    await worker.run();
    const after = await world.rows("SE3");
    expect(after.get("2026-11-17")?.revision).toBe(2);
    expect(after.get("2026-11-17")?.values).not.toEqual(before.get("2026-11-17")?.values);
    // Older days are settled.
    expect(after.get("2026-11-01")).toEqual(before.get("2026-11-01"));
    world.nowMs += HOUR_MS;
    await worker.run();
    expect((await world.rows("SE3")).get("2026-11-17")?.revision).toBe(2);
  });

  test("survives a source that is down for two days: what is stored stays, and nothing is made up", async () => {
    const worker = world.newWorker();
    await worker.run();
    const before = await world.rows("SE4");
    await world.market.setFaults(MARKET, { kind: "5xx" });
    for (let hours = 0; hours < 48; hours += 6) {
      world.nowMs += 6 * HOUR_MS;
      expect(await worker.run()).toBe(0);
    }
    expect(await world.rows("SE4")).toEqual(before);
    expect(await worker.metrics()).toContain('sparv_series_missing_days{source="spot"} 8');
    await world.market.clearFaults();
    // The circuit to the source opens again by itself.
    for (let tries = 0; tries < 20 && (await world.rows("SE4")).size < DAYS + 2; tries++) {
      await systemClock.sleep(1_000);
      world.nowMs += 10 * MINUTE_MS;
      await worker.run();
    }
    const after = await world.rows("SE4");
    expect([after.has("2026-11-18"), after.has("2026-11-19"), after.has("2026-11-21")]).toEqual([true, true, false]);
  });

  test("stores nothing of an answer that cannot be read, and reports it", async () => {
    await world.market.setFaults(MARKET, { kind: "garbage", operation: "day" });
    const worker = world.newWorker();
    expect(await worker.run()).toBe(0);
    expect((await world.rows("SE2")).size).toBe(0);
    expect(await worker.metrics()).toMatch(/sparv_series_days_total\{source="spot",outcome="unreadable"\} \d+/);
    expect(world.logLines.some((line) => line.includes("a day of a series cannot be read"))).toBe(true);
  });

  test("is done by one of two workers, and both at once store nothing twice", async () => {
    const stopping = new AbortController();
    const sweeping = [world.newWorker(), world.newWorker()].map((worker) => worker.sweep(stopping.signal));
    await expect.poll(async () => (await world.rows("SE3")).size, { timeout: 20_000 }).toBe(DAYS);
    stopping.abort();
    await Promise.all(sweeping);
    // The other worker may have begun after the first had ended, and then found nothing to do.
    expect((await world.market.counters(MARKET)).calls["day"]).toBe(DAYS * POWER_AREAS.length);
    // Even without the lock a day is one row.
    await world.pool.query("delete from series_days where day >= '2026-11-01'");
    await Promise.all([world.newWorker().run(), world.newWorker().run()]);
    const rows = await world.rows("SE1");
    expect(rows.size).toBe(DAYS);
    expect([...rows.values()].every(({ revision }) => revision === 1)).toBe(true);
  });

  test("continues after a crash where it was", async () => {
    const stopping = new AbortController();
    const first = world.newWorker();
    const running = first.sweep(stopping.signal);
    await expect.poll(async () => (await world.rows("SE3")).size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(2);
    stopping.abort();
    await running;
    // The newest days come first.
    expect((await world.rows("SE3")).has("2026-11-17")).toBe(true);
    await world.newWorker().run();
    for (const area of POWER_AREAS) expect((await world.rows(area)).size).toBe(DAYS);
    // Only the calls under way at the crash are made again.
    expect((await world.market.counters(MARKET)).calls["day"]).toBeLessThanOrEqual(DAYS * POWER_AREAS.length + 8);
  });
});
