import { describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { inVirtualTime } from "./virtual-time.ts";

const random = () => 0.5;

describe("virtual time", () => {
  test("an hour passes at once, in order, and the real clocks return", async () => {
    const beforeMs = Date.now();
    const order: string[] = [];
    const tookMs = await inVirtualTime(random, async () => {
      const startedMs = performance.now();
      const stopped = setTimeout(() => order.push("stopped"), 10);
      clearTimeout(stopped);
      const ticks = setInterval(() => order.push("tick"), 1_500_000);
      await Promise.all([
        systemClock.sleep(3_600_000).then(() => order.push("hour")),
        systemClock.sleep(1_000).then(() => order.push("second")),
      ]);
      clearInterval(ticks);
      return performance.now() - startedMs;
    });
    expect(tookMs).toBe(3_600_000);
    expect(order).toEqual(["second", "tick", "tick", "hour"]);
    expect(Date.now() - beforeMs).toBeLessThan(60_000);
    expect(Math.random).not.toBe(random);
  });

  test("a wait for nothing is reported, and so is a failure", async () => {
    await expect(inVirtualTime(random, () => new Promise(() => undefined))).rejects.toThrow("never happens");
    await expect(
      inVirtualTime(random, () => systemClock.sleep(5).then(() => Promise.reject(new Error("broken")))),
    ).rejects.toThrow("broken");
  });
});
