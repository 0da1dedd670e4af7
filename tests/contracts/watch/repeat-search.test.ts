import { coverRows } from "#domain/cover/cover-rows.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Watch } from "#domain/watch/watch.ts";
import { findOffers } from "#journeys/watch/find-offers.ts";
import { repeatSearchWith } from "#journeys/watch/repeat-search.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { newSearchId } from "#tests/contracts/postgres/search-id.ts";
import { samples, type SearchNode, type SearchWorld, startSearchWorld } from "#tests/contracts/search/search-world.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

const VERTICAL = "car";
const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === VERTICAL);
const former = { providerName: "Granskog", yearlyOre: 99_000_00, rows: [] };

let world: SearchWorld;
let node: SearchNode;
beforeAll(async () => {
  world = await startSearchWorld("repeat_search");
  node = await world.startNode();
});
afterAll(() => world.stop());

const watchOf = (facts: Record<string, string>) =>
  ({
    watchId: "watch",
    vertical: VERTICAL,
    agreement: { email: "a@post.example", facts, former, consent: "" },
  }) as unknown as Watch;
const repeat = () => repeatSearchWith({ searches: node.journey, ownerOf: (id) => `of-${id}`, newId: randomId });

test("the stored facts are searched again, once for an id, and belong to no browser", async () => {
  const searchId = newSearchId();
  const watch = watchOf(samples?.ordinary ?? {});
  const first = await repeat()(watch, searchId);
  expect(first?.offers.length).toBeGreaterThan(0);
  const again = await repeat()(watch, searchId);
  expect(again?.offers.map(({ resultId }) => resultId)).toEqual(first?.offers.map(({ resultId }) => resultId));
  expect(await node.journey.find(VERTICAL, "a browser", searchId)).toBeUndefined();
  if (!vertical || !first) throw new Error("no vertical");
  const cheapest = first.offers[0];
  const rows = coverRows(vertical.describeOffer?.(cheapest?.detail ?? {}).cover ?? []);
  expect(rows.length).toBeGreaterThan(0);
  expect(findOffers(vertical, { ...former, rows }, first.offers)).toMatchObject({
    outcome: "cheaper",
    best: { offerId: cheapest?.resultId },
    lesser: [],
  });
});

test("facts that are no search any more give none", async () => {
  expect(await repeat()(watchOf({ carregnumber: "?" }), newSearchId())).toBeUndefined();
});
