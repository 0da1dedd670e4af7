import { expect, test } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { OwnPageSources } from "#verticals/_contract/own-pages.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { loadMeterPage } from "./meter-page.ts";

const search = { area: "SE4", housing: "house", heating: "pump", currentPriceKwh: 10_150 } as ElectricitySearch;
const offer = (resultId: string, position: number, campaign?: string) =>
  ({
    resultId,
    position,
    providerName: "Vindila",
    subscriptionName: "Kvart",
    detail: { terms: { type: "hourly" }, campaign, providerInfo: "long text" },
  }) as unknown as RankedOffer;

const sources: OwnPageSources<ElectricitySearch> = {
  series: async () => undefined,
  offer: async () => undefined,
  list: async (searchId) =>
    searchId === "mine" ? { searchId, search, offers: [offer("r2", 2), offer("r1", 1, "50 kr")] } : undefined,
};
const load = (query: string) =>
  loadMeterPage({ params: {}, query: new URLSearchParams(query), today: "2026-11-14", nowMs: 0 }, sources);

test("the list is in its order, with what a cost is computed from and where to order", async () => {
  expect(await load("searchid=mine")).toEqual({
    today: "2026-11-14",
    formHref: "/el/",
    list: {
      resultHref: "/el/jamfor/?searchid=mine",
      area: "SE4",
      home: { housing: "house", heating: "pump" },
      currentPriceKwh: 10_150,
      contracts: [
        {
          id: "r1",
          providerName: "Vindila",
          name: "Kvart",
          label: "Kvarts/timpris + kampanj",
          terms: { type: "hourly" },
          orderHref: "/el/order/?resultid=r1",
        },
        expect.objectContaining({ id: "r2", label: "Kvarts/timpris" }),
      ],
    },
  });
});

test("without a list of the visitor's own there are no contracts", async () => {
  for (const query of ["", "searchid=other"]) expect(await load(query)).toMatchObject({ list: undefined });
});
