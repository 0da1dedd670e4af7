import { expect, test } from "vitest";
import type { BenchName } from "./goals.ts";
import { measureAll } from "./measure-all.ts";

test("a bench that fails is recorded with its message, and what was measured before stays", async () => {
  const orders = { lines: [] };
  const { benches, machine } = await measureAll({
    benches: ["no-such-bench" as BenchName],
    isShort: true,
    isForced: true,
    note: undefined,
    earlier: { measuredAt: "", commit: "", machine: "", benches: { orders } },
  });
  expect(benches["no-such-bench" as BenchName]?.failed).toContain("Name one of: search");
  expect(benches.orders).toBe(orders);
  expect(machine).toContain("cores");
});
