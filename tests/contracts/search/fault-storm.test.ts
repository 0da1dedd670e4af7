import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SearchResult } from "#journeys/search/search.port.ts";
import { SEARCH_DEADLINE_MS } from "#journeys/search/search-limits.ts";
import { randomId } from "#platform/ids.ts";
import { FAULT_KINDS, type FaultKind } from "#simulators/kernel/fault.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { systemClock } from "#platform/clock.ts";
import { countProviders } from "#tests/support/providers.ts";
import { type SearchNode, type SearchWorld, startSearchWorld } from "./search-world.ts";

/** Whatever the insurers do, a search of any vertical ends in time, and every received price is shown. */

const verticals = createServerVerticals(systemClock).map(({ description: { name }, providers }) => ({
  name,
  slugs: providers.map(({ slug }) => slug),
  ordinary: simulatedVerticals.find((simulated) => simulated.name === name)?.samples.ordinary ?? {},
}));

/** Every provider, once. */
const slugs = [...new Set(verticals.flatMap((vertical) => vertical.slugs))];

/** After these faults an offer still arrives: late, or twice. */
const HARMLESS: readonly FaultKind[] = ["slow", "duplicate-answer"];

/** Slow enough to notice; a provider that is asked several times for one answer is slow each time. */
const faultOf = (kind: FaultKind) => ({ kind, ...(kind === "slow" ? { delayMs: 1_500 } : {}) });

let world: SearchWorld;
let nodes: SearchNode[] = [];

beforeAll(async () => {
  world = await startSearchWorld("fault_storm");
});
// Each storm has its own nodes: an open circuit would hide the next.
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  nodes = [];
  await world.simulators.clearFaults();
});
afterAll(() => world.stop());

interface Searched {
  readonly name: string;
  readonly slugs: readonly string[];
  readonly result: SearchResult;
  readonly tookMs: number;
}

/** One search of each vertical in parallel, each on its own node. */
async function searchAll(): Promise<Searched[]> {
  nodes = await Promise.all(verticals.map(() => world.startNode()));
  return Promise.all(
    verticals.map(async ({ name, slugs: own, ordinary }, at) => {
      const startedMs = performance.now();
      const request = { vertical: name, owner: "owner", given: ordinary };
      const done = await nodes[at]?.journey.run(request, randomId());
      if (!done?.ok) throw new Error(JSON.stringify(done));
      return { name, slugs: own, result: done.value.found.result, tookMs: performance.now() - startedMs };
    }),
  );
}

/** Ends in time, has every price that the insurers could give, and lists all others with a reason. */
function expectPricesOf({ name, slugs: own, result, tookMs }: Searched, canAnswer: (slug: string) => boolean): void {
  expect(tookMs, name).toBeLessThan(SEARCH_DEADLINE_MS);
  // A provider may have several offers.
  const answered = new Set(result.offers.map(({ providerId }) => providerId));
  expect(answered.size, name).toBe(own.filter(canAnswer).length);
  expect(answered.size + result.withoutOffer.length, name).toBe(own.length);
}

it("there are many targets, in every vertical", () => {
  expect(slugs.length).toBeGreaterThanOrEqual(countProviders("car"));
  for (const { name, slugs: own } of verticals) expect(own.length, name).toBeGreaterThan(3);
});

describe.each(FAULT_KINDS)("%s at every second insurer", (kind) => {
  it("hides no price of the others, and the search ends in time", async () => {
    const hit = slugs.filter((_, at) => at % 2 === 0);
    for (const slug of hit) await world.simulators.setFaults(`insurers/${slug}`, faultOf(kind));
    for (const searched of await searchAll()) {
      expectPricesOf(searched, (slug) => HARMLESS.includes(kind) || !hit.includes(slug));
      for (const { reason, message } of searched.result.withoutOffer) {
        expect(["no-answer", "unreadable", "unavailable"]).toContain(reason);
        expect(message).toBeUndefined();
      }
    }
  });
});

it("every fault at once, one or two insurers each: every working insurer has answered, the rest are listed with a reason", async () => {
  const kindOf = (slug: string): FaultKind => FAULT_KINDS[slugs.indexOf(slug) % FAULT_KINDS.length] ?? "hang";
  for (const slug of slugs) await world.simulators.setFaults(`insurers/${slug}`, faultOf(kindOf(slug)));
  for (const searched of await searchAll()) expectPricesOf(searched, (slug) => HARMLESS.includes(kindOf(slug)));
});

it("all of them hanging: the search still ends, with nothing but reasons", async () => {
  for (const slug of slugs) await world.simulators.setFaults(`insurers/${slug}`, { kind: "hang" });
  for (const searched of await searchAll()) {
    expectPricesOf(searched, () => false);
    expect(new Set(searched.result.withoutOffer.map(({ reason }) => reason))).toEqual(new Set(["no-answer"]));
  }
});

it.each(["hang", "5xx", "garbage"] as const)("a faulty vehicle register (%s) hides no price", async (kind) => {
  await world.simulators.setFaults("registers/vehicles", { kind });
  for (const searched of await searchAll()) {
    expectPricesOf(searched, () => true);
    expect(searched.result.registers?.vehicle).toBeUndefined();
    expect(searched.tookMs).toBeLessThan(5_000);
  }
});
