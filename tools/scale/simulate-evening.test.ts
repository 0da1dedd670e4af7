import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Evening, simulateEvening } from "./simulate-evening.ts";
import type { Outage, ProviderModel } from "./simulated-wire.ts";

/** Quality bar: at most ten extra requests in a hundred, and what each node has saved up. */
const BUDGET_SHARE = 0.1;
const SAVED_TRIES = 10;

const insurer = (slug: string, given: Partial<ProviderModel> = {}): ProviderModel => ({
  slug,
  latency: { minMs: 50, maxMs: 400 },
  isPolled: false,
  perSecond: 1_000,
  atOnce: 1_000,
  outages: [],
  ...given,
});

const evening = (given: Partial<Evening> = {}): Evening => ({
  seed: 3,
  nodes: 2,
  searchCpuMs: 2,
  load: () => 30,
  seconds: 6,
  providers: [insurer("a"), insurer("b", { isPolled: true }), insurer("c")],
  outbound: "product",
  hasQuoteCache: false,
  hasCoalescing: false,
  repeatedShare: 0,
  ...given,
});

const failing = (kind: Outage["kind"]): ProviderModel =>
  insurer("a", { outages: [{ fromMs: 3_000, toMs: 9_000, kind }] });

const ofFirst = async (given: Partial<Evening>) => {
  const result = await simulateEvening(evening(given));
  const [first] = result.providers;
  if (!first) throw new Error("an evening without providers");
  return { result, first };
};

describe("a simulated evening", () => {
  test("answers every search with every price when nothing fails", async () => {
    const { result, first } = await ofFirst({});
    expect(result.searches).toBeGreaterThan(120);
    expect([result.refused, result.retries, result.shareWithPrices(3)]).toEqual([0, 0, 1]);
    expect(first.arrived).toBe(result.searches);
    expect(result.endMs.p99).toBeLessThan(1_000);
  });

  test("is the same again with the same seed, and another with another", async () => {
    const [one, same, other] = [await ofFirst({}), await ofFirst({}), await ofFirst({ seed: 4 })];
    expect(same.result.bySecond).toEqual(one.result.bySecond);
    expect(same.result.endMs).toEqual(one.result.endMs);
    expect(other.result.bySecond).not.toEqual(one.result.bySecond);
  });

  test("sends a failing insurer next to nothing, and asks it again when it is back", async () => {
    const { result, first } = await ofFirst({
      seconds: 16,
      providers: [failing("errors"), insurer("b"), insurer("c")],
    });
    expect(first.offeredInOutage).toBeGreaterThan(100);
    expect(first.arrivedInOutage).toBeLessThan(first.offeredInOutage / 2);
    expect(result.shareWithPrices(2)).toBe(1);
    expect(first.arrivedBySecond[15]).toBeGreaterThan(10);
  });

  test("shows a storm where a client has no budget and no circuit", async () => {
    const { first } = await ofFirst({ outbound: "naive", providers: [failing("errors"), insurer("b")] });
    expect(first.arrivedInOutage).toBeGreaterThan(first.offeredInOutage * 2.5);
  });

  test("never sends more than the retry budget allows, whatever fails and when", async () => {
    const outage = fc
      .record({
        fromMs: fc.integer({ min: 0, max: 4_000 }),
        lastsMs: fc.integer({ min: 200, max: 5_000 }),
        kind: fc.constantFrom<Outage["kind"]>("errors", "hangs"),
      })
      .map(({ fromMs, lastsMs, kind }) => ({ fromMs, toMs: fromMs + lastsMs, kind }));
    await fc.assert(
      fc.asyncProperty(fc.array(outage, { maxLength: 3 }), fc.integer({ min: 1, max: 3 }), async (outages, nodes) => {
        const providers = [insurer("a", { outages }), insurer("b", { perSecond: 10, atOnce: 3 })];
        const { providers: found } = await simulateEvening(evening({ providers, nodes, seconds: 5 }));
        for (const { arrived, offered } of found)
          expect(arrived).toBeLessThanOrEqual(offered * (1 + BUDGET_SHARE) + SAVED_TRIES * nodes);
      }),
      { numRuns: 8 },
    );
  });

  test("asks an insurer less often when searches repeat, by what is shared and what is cached", async () => {
    const repeated = { repeatedShare: 0.5 };
    const [without, shared, cached] = [
      await ofFirst(repeated),
      await ofFirst({ ...repeated, hasCoalescing: true }),
      await ofFirst({ ...repeated, hasCoalescing: true, hasQuoteCache: true }),
    ];
    expect(without.first.arrived).toBe(without.result.searches);
    expect(shared.first.arrived).toBeLessThan(shared.result.searches);
    expect(cached.first.arrived).toBeLessThan(shared.first.arrived);
    expect(cached.first.arrived).toBeLessThan(cached.result.searches * 0.7);
    expect(cached.result.shareWithPrices(3)).toBe(1);
  });

  test("counts what an insurer refuses because of its limits", async () => {
    const { result, first } = await ofFirst({ providers: [insurer("a", { perSecond: 10 }), insurer("b")] });
    expect(first.overLimit).toBeGreaterThan(60);
    expect(result.shareWithPrices(1)).toBe(1);
    expect(result.shareWithPrices(2)).toBeLessThan(0.7);
  });

  test("refuses searches that its node cannot bear, and answers the others in time", async () => {
    const crowd = { nodes: 1, searchCpuMs: 20, load: () => 120, seconds: 8, providers: [insurer("a"), insurer("b")] };
    const { result } = await ofFirst(crowd);
    expect(result.refused).toBeGreaterThan(100);
    expect(result.endMs.p99).toBeLessThan(3_000);
  });
});
