import { expect, test } from "vitest";
import { takeTurns } from "./measure.ts";

const after = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("both sides are measured in turns, and the first round is not counted", async () => {
  const turns: string[] = [];
  const noting = (side: string, ms: number) => async () => {
    if (turns.at(-1) !== side) turns.push(side);
    await after(ms)();
  };
  let cpuUs = 0;
  const compared = await takeTurns({
    name: "waiting",
    unit: "waits/s",
    clients: 1,
    length: { roundMs: 100, rounds: 2 },
    ours: { operation: noting("ours", 20), cpuUs: () => (cpuUs += 100) },
    bare: { operation: noting("bare", 5) },
  });
  expect(turns).toEqual(["bare", "ours", "bare", "ours", "bare", "ours"]);
  expect(compared.rounds).toBe(2);
  expect(compared.ours).toBeLessThan(compared.bare);
  const [low, high] = compared.spread;
  expect(low).toBeLessThanOrEqual(compared.ratio);
  expect(high).toBeGreaterThanOrEqual(compared.ratio);
  expect(compared.cpuUsPerOp).toBeGreaterThan(0);
  expect(compared).not.toHaveProperty("bareCpuUsPerOp");
});

test("a failed operation ends the measurement", async () => {
  const refused = async () => Promise.reject(new Error("refused"));
  const measured = takeTurns({
    name: "refused",
    unit: "calls/s",
    clients: 2,
    length: { roundMs: 50, rounds: 1 },
    ours: { operation: refused, cpuUs: () => 0 },
    bare: { operation: after(1) },
  });
  await expect(measured).rejects.toThrow("refused");
});
