import { describe, expect, it } from "vitest";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import type { LoadOwnPage } from "#verticals/_contract/own-pages.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { loadOwnPage, type OwnPagePorts } from "./load-own-page.ts";

const [base] = createServerVerticals({ nowMs: () => 0 });
if (!base) throw new Error("no vertical");

const showsAll: LoadOwnPage = async ({ params, query, today }, { offer, list, series }) => ({
  today,
  offer: await offer(params["id"] ?? ""),
  list: await list(query.get("searchid") ?? ""),
  series: await series("source/key"),
});
const vertical = {
  ...base,
  description: { ...base.description, name: "planted" },
  pages: { "avtal/:id/": showsAll, "borta/": () => Promise.resolve(undefined) },
};

const offers = [{ resultId: "r1" }, { resultId: "r2" }] as unknown as NonNullable<FoundSearch["result"]>["offers"];
const found = { searchId: "s1", search: { size: 3 }, result: { offers, withoutOffer: [] } } as unknown as FoundSearch;
const series = { source: "source", key: "key", days: [], readAtMs: 0 };
const ports: OwnPagePorts = {
  verticals: [vertical],
  searches: {
    find: (name, owner, searchId) =>
      Promise.resolve(name === "planted" && owner === "anna" && searchId === "s1" ? found : undefined),
  },
  searchOfResult: (resultId, owner) =>
    Promise.resolve(owner === "anna" && ["r1", "r2"].includes(resultId) ? "s1" : undefined),
  series: (question) => Promise.resolve(question === "source/key" ? series : undefined),
  clock: { nowMs: () => Date.parse("2026-11-16T23:30:00Z") },
};
const ask = (path: string, owner: string, id = "r2") =>
  loadOwnPage(ports, {
    vertical: "planted",
    path,
    params: { id },
    query: new URLSearchParams({ searchid: "s1" }),
    owner: () => owner,
  });

describe("a page of a vertical's own", () => {
  it("reads the offers and the search of its reader, and the date in Sweden", async () => {
    expect(await ask("avtal/:id/", "anna")).toEqual({
      today: "2026-11-17",
      offer: { searchId: "s1", offer: { resultId: "r2" }, search: { size: 3 } },
      list: { searchId: "s1", offers, search: { size: 3 } },
      series,
    });
  });

  it("reads nothing of another visitor", async () => {
    expect(await ask("avtal/:id/", "bertil")).toMatchObject({ offer: undefined, list: undefined, series });
  });

  it("is missing where the vertical has none, or answers with nothing", async () => {
    expect(await ask("karta/", "anna")).toBeUndefined();
    expect(await ask("borta/", "anna")).toBeUndefined();
  });
});
