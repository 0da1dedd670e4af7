import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import { listSearch } from "#journeys/search/list-search.ts";
import { systemClock } from "#platform/clock.ts";
import { sellerOf } from "#tests/support/wire-fixtures.ts";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import { carProviders } from "#verticals/car/server/car-providers.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { presentResult } from "#web/shop/offers/present-result.ts";
import type { CarFacts } from "./car-facts.ts";
import { CarCard } from "./CarCard.tsx";
import { carWeb } from "./car.web.ts";

afterEach(cleanup);

const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === "car");
if (!vertical) throw new Error("no cars");

const answer = (yearOre: number, monthOre: number) => ({
  utfall: "offert",
  offertnr: "Q1-2",
  produkt: "Halv",
  omfattning: "halv",
  premieArOre: yearOre,
  premieManadOre: monthOre,
  gallerTom: "20271215",
  sjalvrisker: { trafik: { ore: 0 } },
  fordelar: [],
  tjanster: [],
  bindningstid: 12,
  dokument: [],
});

/** The answer of an insurer, as the search stores it. */
function offerOf(slug: "nordkaj" | "rattvis", yearOre: number, monthOre: number) {
  const provider = sellerOf(carProviders, slug);
  const body = JSON.stringify(answer(yearOre, monthOre));
  const reading = provider.read({ status: 200, contentType: "application/json", body });
  if (reading.kind !== "answered" || !reading.offers[0]) throw new Error(JSON.stringify(reading));
  const { providerId, shopId, name: providerName } = provider;
  return { ...reading.offers[0], providerId, shopId, providerName, resultId: slug, position: 0 };
}

/** A fetched insurance of 4,308 kr a year; Nordkaj takes more by the month, Rattvis does not. */
const OFFERS = [offerOf("nordkaj", 3_779_00, 325_00), offerOf("rattvis", 3_852_00, 321_00)];
const current = {
  fetchDataId: "f1",
  providerName: "Granskog Försäkring",
  yearlyFeeOre: 4_308_00,
  isCampaignInsurance: false,
  renewalDate: "2027-01-18",
  searchParameters: {},
};

async function show(payment?: Payment) {
  const summary = { insurancetype: "half" };
  const result = { offers: OFFERS, withoutOffer: [] };
  const found = { searchId: "s1", vertical, search: {}, summary, conflicts: {}, result } as unknown as FoundSearch;
  const ports = {
    orderCounts: { recent: () => Promise.resolve(new Map()) },
    favouritesIn: () => Promise.resolve(new Map()),
  };
  const visitor = { session: () => Promise.resolve(undefined) };
  const listed = await listSearch(ports, found, { current, payment }, visitor);
  const shown = presentResult(carWeb, listed, { today: "2026-11-19" });
  const [offer] = shown.offers.filter(({ resultId }) => resultId === "nordkaj");
  if (!offer) throw new Error("no offer");
  // The card gets what its own vertical has picked.
  render(
    <CarCard offer={offer as unknown as CardOffer<CarFacts>} offers={[]} summary={summary} isBest={false} slots={{}} />,
  );
  const text = screen.getByRole("article").textContent ?? "";
  return { listed, shown, offer, text: text.replaceAll(/\s/g, " ") };
}

describe("the price that one pays, from the insurer's answer to the screen", () => {
  it("is twelve months for who pays by the month: the year, the saving, the rank, the label and the other way", async () => {
    const { listed, shown, offer, text } = await show();
    expect(listed.offers.map(({ resultId, position }) => [resultId, position])).toEqual([
      ["rattvis", 0],
      ["nordkaj", 1],
    ]);
    expect(text).toMatch(/325 ?kr\/mån/);
    expect(text).toContain("3 900 kr/år");
    expect(text).not.toContain("3 779");
    expect(text).toContain("Hela året: 121 kr mindre");
    expect(offer.savingOre).toBe(408_00);
    expect(offer.labels).not.toContain("lowest_yearlyfee");
    expect(shown.payment).toBe("monthly");
  });

  it("is the year at once for who has chosen that", async () => {
    const { listed, shown, offer, text } = await show("yearly");
    expect(listed.offers.map(({ resultId }) => resultId)).toEqual(["nordkaj", "rattvis"]);
    expect(text).toMatch(/3 779 ?kr\/år/);
    expect(text).not.toMatch(/kr\/mån|3 900|mindre/);
    expect(offer.savingOre).toBe(529_00);
    expect(offer.labels).toContain("lowest_yearlyfee");
    expect(shown.choices).toEqual({ fetchDataId: "f1", payment: "yearly" });
    expect(shown.lead.replaceAll(/\s/g, " ")).toBe("2 är lägre än ditt. Lägst årspris visas först.");
  });
});
