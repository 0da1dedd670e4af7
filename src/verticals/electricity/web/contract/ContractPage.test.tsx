import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { OwnPageSources } from "#verticals/_contract/own-pages.ts";
import { flatSeries } from "#tests/support/stored-series.ts";
import { contractDetail } from "#tests/support/electricity-contract.ts";
import type { ContractPageData } from "#verticals/electricity/contract/contract-page-data.ts";
import { electricityPrice } from "#verticals/electricity/electricity-price.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { contractPageOf } from "#verticals/electricity/server/contract-page.ts";
import { ContractPage } from "./ContractPage.tsx";
import { contractPage } from "./contract.page.ts";

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, " ");
const search = { yearlyUseKwh: 12_000, area: "SE3", housing: "house", heating: "pump" } as ElectricitySearch;

const spot = flatSeries("spot/SE3", 50_00, "2026-11-17", 800);

async function load(change: Parameters<typeof contractDetail>[0] = {}, id = "r1", isPriced = false) {
  const detail = contractDetail(change);
  const offer: RankedOffer = {
    providerId: 7,
    shopId: 2007,
    providerName: "Timjan Energi",
    subscriptionId: "q1",
    subscriptionName: "Kvartspris Vind",
    price: electricityPrice(detail),
    validUntil: "2026-12-01T00:00:00Z",
    detail,
    resultId: "r1",
    position: 1,
  };
  const fixed: RankedOffer = {
    ...offer,
    resultId: "r2",
    position: 2,
    providerName: "Älvdrag",
    subscriptionName: "Fast 1 år",
    detail: contractDetail({ type: "fixed" }),
  };
  const sources: OwnPageSources<ElectricitySearch> = {
    series: (question) => Promise.resolve(isPriced && question === "spot/SE3" ? spot : undefined),
    list: () => Promise.resolve(isPriced ? { searchId: "s1", offers: [offer, fixed], search } : undefined),
    offer: (resultId) => Promise.resolve(resultId === "r1" ? { searchId: "s1", offer, search } : undefined),
  };
  const request = {
    params: { id },
    query: new URLSearchParams(),
    today: "2026-11-17",
    nowMs: Date.parse("2026-11-17T09:05:00Z"),
  };
  const ordering = {} as NonNullable<Parameters<typeof contractPageOf>[0][number]["ordering"]>;
  const loaded = contractPageOf([{ providerId: 7, slug: "timjan", ordering }])(request, sources);
  return (await loaded) as ContractPageData | undefined;
}

async function show(change: Parameters<typeof contractDetail>[0] = {}) {
  const data = await load(change);
  if (!data) throw new Error("no such contract");
  render(<ContractPage data={data} />);
  return data;
}
const valueOf = (term: string) => plain(screen.queryByText(term, { selector: "dt" })?.nextElementSibling?.textContent);

describe("the page of a contract", () => {
  it("is missing for an offer that is not the reader's own", async () => {
    expect(await load({}, "r2")).toBeUndefined();
  });

  it("is called by the contract and its supplier", async () => {
    const data = await show();
    expect(contractPage.title(data)).toBe("Kvartspris Vind från Timjan Energi");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Kvartspris Vind");
  });

  it("shows what the supplier writes about itself, the contract and its end", async () => {
    await show();
    for (const text of [
      "Elhandlare med egen vindkraft i Jämtland.",
      "Du betalar elbörsens pris varje kvart.",
      "Avtalet löper vidare tills du säger upp det.",
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it("shows its times in months, and the fixed fee with VAT", async () => {
    await show({ bindingMonths: 24 });
    expect(valueOf("Bindningstid")).toBe("24 mån");
    expect(valueOf("Villkoren gäller")).toBe("12 mån");
    expect(valueOf("Uppsägningstid")).toBe("1 mån");
    expect(valueOf("Fast avgift")).toBe("48,75 kr/mån");
  });

  it.each([
    ["Rabatt på årsavgiften", { yearlyFeeOre: 12_000 }, "150,00 kr/år"],
    ["Engångsrabatt", { onceOre: 20_000 }, "250,00 kr"],
    ["Månadsrabatt", { monthlyOre: 1_000 }, "12,50 kr/mån i 6 mån"],
    ["Rabatt per kWh", { kwh: 160 }, "2,00 öre/kWh i 6 mån"],
  ])("shows %s alone when it is the one that is given", async (name, discounts, text) => {
    await show({ discounts });
    expect(valueOf(name)).toBe(text);
    const shown = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(shown.filter((term) => /rabatt/i.test(term))).toEqual([name]);
  });

  it("shows every part of the price, which sum to the comparison price", async () => {
    const { rows, comparisonKwh } = await show();
    expect(rows.reduce((sum, { kwh }) => sum + kwh, 0)).toBe(comparisonKwh);
    const table = within(screen.getByRole("table"));
    expect(table.getAllByRole("row")).toHaveLength(rows.length + 1);
    expect(plain(table.getAllByRole("row").at(-1)?.textContent)).toBe("Jämförpris totalt94,88");
  });

  it("states the age of the spot price, and the energy tax beside the price", async () => {
    await show();
    expect(screen.getByRole("link", { name: /^Se elpriset idag/ }).getAttribute("href")).toBe("/el/idag/");
    expect(screen.getByText("Ingen bindningstid")).toBeTruthy();
    expect(screen.getByText("Spotpriset: snitt för oktober 2026 i SE3.")).toBeTruthy();
    expect(plain(screen.getByText(/^Energiskatten/).textContent)).toContain("45,00 öre/kWh med moms");
  });

  it("shows today's prices and the months beside a contract of another type, each with a table", async () => {
    const data = await load({}, "r1", true);
    if (!data) throw new Error("no such contract");
    render(<ContractPage data={data} />);
    expect(screen.getByRole("figure", { name: "Priset idag, kvart för kvart" })).toBeTruthy();
    const months = screen.getByRole("figure", { name: "Kronor per månad" });
    expect(months.textContent).toContain("Timjan Energi, Kvartspris Vind");
    expect(months.textContent).toContain("Älvdrag, Fast 1 år");
    // The names, twelve months, and the year that they sum to.
    expect(within(months).getAllByRole("row", { hidden: true })).toHaveLength(14);
    expect(data.months?.months[0]).toBe("2025-11");
    const sum = data.months?.contracts[0]?.monthsOre.reduce((all, ore) => all + ore, 0);
    expect(sum).toBe(contractDetail().cost.yearOre);
  });

  it("has no chart of what is not known, and none of the day where the price is fixed", async () => {
    expect(await load()).toMatchObject({ day: undefined, months: undefined });
    expect((await load({ type: "fixed" }, "r1", true))?.day).toBeUndefined();
  });

  it("shows the text about the monthly fee, and leads to the checkout", async () => {
    await show();
    expect(screen.getByText("39 kr i månaden utan moms.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Gå vidare" }).getAttribute("href")).toBe("/el/order/?resultid=r1");
  });
});
