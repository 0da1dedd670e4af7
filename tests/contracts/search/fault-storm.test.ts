import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SearchResult } from "#journeys/search/search.port.ts";
import { SEARCH_DEADLINE_MS } from "#journeys/search/search-limits.ts";
import { randomId } from "#platform/ids.ts";
import { FAULT_KINDS, type FaultKind } from "#simulators/kernel/fault.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { samples, type SearchNode, type SearchWorld, startSearchWorld } from "./search-world.ts";

/** Whatever the insurers do, a search ends in time, and every price that came is shown. */

const slugs = createServerVerticals(systemClock)[0]?.providers.map(({ slug }) => slug) ?? [];

/** After these an offer still comes: late, or twice. */
const HARMLESS: readonly FaultKind[] = ["slow", "duplicate-answer"];

let world: SearchWorld;
let node: SearchNode | undefined;

beforeAll(async () => {
  world = await startSearchWorld("fault_storm");
});
// A node for each storm: an open circuit would hide the next.
afterEach(async () => {
  await node?.stop();
  await world.simulators.clearFaults();
});
afterAll(() => world.stop());

async function search(): Promise<{ result: SearchResult; tookMs: number }> {
  if (!node) throw new Error("no node");
  const startedMs = performance.now();
  const done = await node.journey.createAndRun("car", "owner", samples?.ordinary ?? {}, randomId());
  if (!done.ok || !done.value.result) throw new Error(JSON.stringify(done));
  return { result: done.value.result, tookMs: performance.now() - startedMs };
}

const offeredBy = ({ offers }: SearchResult): string[] => offers.map(({ providerName }) => providerName);

it("there are twelve to be hit", () => {
  expect(slugs).toHaveLength(12);
});

describe.each(FAULT_KINDS)("%s at every second insurer", (kind) => {
  it("hides no price of the others, and the search ends in time", async () => {
    node = await world.startNode();
    const hit = slugs.filter((_, at) => at % 2 === 0);
    for (const slug of hit)
      await world.simulators.setFaults(`insurers/${slug}`, { kind, ...(kind === "slow" ? { delayMs: 1_500 } : {}) });
    const { result, tookMs } = await search();
    expect(tookMs).toBeLessThan(SEARCH_DEADLINE_MS);
    expect(result.offers).toHaveLength(HARMLESS.includes(kind) ? 12 : 6);
    expect(result.offers.length + result.silent.length).toBe(12);
    for (const { reason, message } of result.silent) {
      expect(["no-answer", "unreadable", "unavailable"]).toContain(reason);
      expect(message).toBeUndefined();
    }
  });
});

it("every fault at once, one or two insurers each: who can answer has answered, the rest are listed with why", async () => {
  node = await world.startNode();
  const kindOf = (at: number): FaultKind => FAULT_KINDS[at % FAULT_KINDS.length] ?? "hang";
  for (const [at, slug] of slugs.entries()) await world.simulators.setFaults(`insurers/${slug}`, { kind: kindOf(at) });
  const { result, tookMs } = await search();
  expect(tookMs).toBeLessThan(SEARCH_DEADLINE_MS);
  expect(result.offers).toHaveLength(slugs.filter((_, at) => HARMLESS.includes(kindOf(at))).length);
  expect(result.offers.length + result.silent.length).toBe(12);
});

it("all of them hanging: the search still ends, with nothing but reasons", async () => {
  node = await world.startNode();
  for (const slug of slugs) await world.simulators.setFaults(`insurers/${slug}`, { kind: "hang" });
  const { result, tookMs } = await search();
  expect(tookMs).toBeLessThan(SEARCH_DEADLINE_MS);
  expect(result.offers).toEqual([]);
  expect(new Set(result.silent.map(({ reason }) => reason))).toEqual(new Set(["no-answer"]));
});

it.each(["hang", "5xx", "garbage"] as const)("the vehicle register in trouble (%s) hides no price", async (kind) => {
  node = await world.startNode();
  await world.simulators.setFaults("registers/vehicles", { kind });
  const { result, tookMs } = await search();
  expect(offeredBy(result)).toHaveLength(12);
  expect(result.vehicle).toBeUndefined();
  expect(tookMs).toBeLessThan(5_000);
});
