import fc from "fast-check";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OperationCost } from "#tools/bench/cost-world.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { readAssumptions } from "./assumptions.ts";
import { capacityAt, ceilings, overLimit, perSearch, searchesWithin } from "./capacity.ts";
import { type Costs, type Use, useOf } from "./operation-costs.ts";

const assumed = readAssumptions(join(ROOT, "docs/scale/assumptions.json"));

const use = (given: Partial<Use> = {}): Use => ({
  webUs: 5_000,
  workerUs: 100,
  postgresUs: 1_000,
  redisUs: 200,
  restateUs: 50,
  statements: 5,
  walBytes: 20_000,
  storedBytes: 20_000,
  redisCommands: 20,
  redisBytes: 10_000,
  journalEntries: 0,
  engineDiskBytes: 0,
  visitorBytes: 2_000,
  providerBytes: 30_000,
  ...given,
});

const costs: Costs = {
  search: use(),
  poll: use({ webUs: 100, postgresUs: 0, walBytes: 0, storedBytes: 0 }),
  order: use({ webUs: 20_000, restateUs: 9_000 }),
  startPageUs: 4_000,
  formPageUs: 4_000,
  resultPageUs: 8_000,
  lookupUs: 300,
};

describe("the capacity model", () => {
  test("adds what comes with a search", () => {
    const { startPages, formPages, resultPages, lookups, polls, orders } = assumed.perSearch;
    expect(perSearch(costs, assumed).webUs).toBeCloseTo(
      5_000 +
        polls * 100 +
        orders * 20_000 +
        startPages * 4_000 +
        formPages * 4_000 +
        resultPages * 8_000 +
        lookups * 300,
    );
    expect(perSearch(costs, assumed).walBytes).toBeCloseTo(20_000 * (1 + orders));
  });

  test("needs as many nodes as the processor time takes", () => {
    const { webNodes } = capacityAt(1_000, costs, assumed);
    expect(webNodes).toBe(Math.ceil((1_000 * perSearch(costs, assumed).webUs) / 1e6 / assumed.busyShare.web));
  });

  test("never needs less for more, and never fewer than two of what must not fail", () => {
    const rate = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((each) =>
          capacityAt(each, costs, assumed),
        );
        if (!less || !more) throw new Error("two were asked for");
        for (const part of [
          "webNodes",
          "workers",
          "postgresCores",
          "postgresShards",
          "redisNodes",
          "restateCores",
        ] as const)
          expect(more[part]).toBeGreaterThanOrEqual(less[part]);
        expect(less.webNodes).toBeGreaterThanOrEqual(2);
        expect(more.sekPerThousand).toBeLessThanOrEqual(less.sekPerThousand * 1.5);
      }),
    );
  });

  test("has one unit of a part at the rate that its ceiling states, and two above it", () => {
    const found = ceilings(costs, assumed);
    const log = found.find(({ part }) => part === "log of one PostgreSQL");
    const lean = {
      ...costs,
      search: use({ postgresUs: 1, storedBytes: 1 }),
      order: use({ storedBytes: 1, postgresUs: 1 }),
    };
    expect(capacityAt((log?.perSecond ?? 0) * 0.99, lean, assumed).postgresShards).toBe(1);
    expect(capacityAt((log?.perSecond ?? 0) * 1.01, lean, assumed).postgresShards).toBe(2);
    expect(found.map(({ perSecond }) => perSecond)).toEqual(
      found.map(({ perSecond }) => perSecond).toSorted((a, b) => a - b),
    );
  });

  test("insurers take more searches the more of them repeat", () => {
    const limits = { ...assumed, providerLimitsPerSecond: [100, 50, 20] };
    expect([searchesWithin(3, 0, limits), searchesWithin(3, 0.5, limits), searchesWithin(1, 0, limits)]).toEqual([
      20, 40, 100,
    ]);
    expect([overLimit(20, 0, limits), overLimit(21, 0, limits), overLimit(60, 0.5, limits)]).toEqual([0, 1, 1]);
  });
});

test("what goes on in an idle second is not counted for the operation", () => {
  const cost = (given: Partial<OperationCost>, us: number, statements: number): OperationCost => ({
    name: "search",
    operations: 10,
    seconds: 5,
    cpuUs: { "web node": us },
    sql: { statements, walBytes: 0, storedBytes: 0 },
    redis: { commands: 0, memoryBytes: 0 },
    engine: { journalEntries: 0, diskBytes: 0 },
    network: { visitors: { bytes: 500, connections: 1 } },
    ...given,
  });
  const found = useOf(cost({}, 4_000, 6), cost({ name: "idle second", network: {} }, 2_000, 20));
  expect([found.webUs, found.statements, found.visitorBytes]).toEqual([3_000, 0, 500]);
});
