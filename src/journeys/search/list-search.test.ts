import { expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";
import type { FoundSearch } from "./found-search.ts";
import { type ListPorts, listSearch } from "./list-search.ts";

const offer = (resultId: string, bindingMonths: number) =>
  ({
    providerId: 1,
    resultId,
    providerName: "Alfa",
    price: yearlyPrice(1),
    detail: { bindingMonths },
  }) as unknown as RankedOffer;

function list(favouritesIn: ListPorts["favouritesIn"]) {
  const described: unknown[] = [];
  const vertical = {
    description: { name: "example" },
    providers: [{ providerId: 1, name: "Alfa", slug: "alfa" }],
    describeOffer: (detail: { bindingMonths: number }) => (described.push(detail), { ...detail, notices: ["Obs"] }),
  } as unknown as AnyVerticalServer;
  const result = { offers: [offer("free", 0), offer("bound", 12)], withoutOffer: [] };
  const found = { searchId: "s1", vertical, summary: {}, conflicts: {}, result } as unknown as FoundSearch;
  const ports = { orderCounts: { recent: () => Promise.resolve(new Map()) }, favouritesIn };
  const session = () => Promise.resolve({ personId: "anna" });
  return { listed: listSearch(ports, found, { current: undefined }, { session }), described };
}

it("describes each offer once, for its labels and for every reader", async () => {
  const { listed, described } = list(() => Promise.resolve(new Map([["bound", "f-1"]])));
  expect(await listed).toMatchObject({
    state: "done",
    asked: [{ providerId: 1, name: "Alfa", slug: "alfa", isOrderedElsewhere: true }],
    offers: [
      { labels: ["lowest_yearlyfee", "no_bindtime"], description: { notices: ["Obs"] }, favouriteId: undefined },
      { labels: ["lowest_yearlyfee"], description: { bindingMonths: 12 }, favouriteId: "f-1" },
    ],
  });
  expect(described).toHaveLength(2);
});

it("has no favourites when they cannot be read", async () => {
  const { listed } = list(() => Promise.reject(new Error("no database")));
  expect((await listed).offers.map(({ favouriteId }) => favouriteId)).toEqual([undefined, undefined]);
});
