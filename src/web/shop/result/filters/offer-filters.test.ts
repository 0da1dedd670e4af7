import { expect, it } from "vitest";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { countChoices, filterOffers } from "./filter-offers.ts";
import { listFilters } from "./offer-filters.ts";

const offer = (providerName: string, bindingMonths: number, highestOwnCostOre: number | undefined, parts: string[]) =>
  ({
    providerId: providerName.length,
    providerName,
    facts: {},
    row: { facts: [], bindingMonths, ...(highestOwnCostOre === undefined ? {} : { highestOwnCostOre }), parts },
  }) as unknown as ShownOffer;

const OFFERS = [
  offer("Rask", 0, 1_500_00, ["Hyrbil"]),
  offer("Tuvull", 12, 3_000_00, ["Hyrbil"]),
  offer("Nordkaj", 0, undefined, []),
];
const filters = listFilters({}, OFFERS);
const find = (name: string) => filters.find((filter) => filter.name === name);
const names = (chosen: Record<string, string>) =>
  filterOffers(OFFERS, filters, chosen).map(({ providerName }) => providerName);

it("an insurance list has filters for the excess, for binding, for parts of the cover and for the insurer", () => {
  expect(filters.map(({ name }) => name)).toEqual(["sjalvrisk", "bindning", "del-hyrbil", "bolag"]);
  expect(find("bolag")?.choices.map(({ label }) => label)).toEqual(["Nordkaj", "Rask", "Tuvull"]);
});

it("an excess without an upper end is within no limit", () => {
  expect(names({ sjalvrisk: "1500" })).toEqual(["Rask"]);
  expect(names({ sjalvrisk: "3000" })).toEqual(["Rask", "Tuvull"]);
});

it("the filters narrow together, and each count is what a press leaves beside the others", () => {
  expect(names({ bindning: "ja", "del-hyrbil": "ja" })).toEqual(["Rask"]);
  const part = find("del-hyrbil");
  expect(part && countChoices(OFFERS, filters, { bindning: "ja" }, part).choices).toEqual([
    { id: "ja", label: "Hyrbil ingår", count: 1 },
  ]);
});

it("has no filter that would leave all or nothing, and none of an insurance where nothing is insured", () => {
  expect(listFilters({}, OFFERS.slice(0, 1))).toEqual([]);
  const bare = OFFERS.map(({ row: _, ...rest }) => rest);
  expect(listFilters({}, bare).map(({ name }) => name)).toEqual(["bolag"]);
});
