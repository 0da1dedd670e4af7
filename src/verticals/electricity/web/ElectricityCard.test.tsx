import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import { choosePrice } from "#domain/offer/price.ts";
import { electricityPrice } from "#verticals/electricity/electricity-price.ts";
import { type ElectricityFacts, pickElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import { contractDetail } from "#tests/support/electricity-contract.ts";
import { ElectricityCard } from "./ElectricityCard.tsx";
import { describeElectricitySearch } from "./ElectricitySummary.tsx";
import { electricityComparison } from "./electricity-comparison.ts";
import { electricityFilters } from "./electricity-filters.ts";
import { electricityWeb } from "./electricity.web.ts";

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, " ");

const offerOf = (change: Parameters<typeof contractDetail>[0] = {}): CardOffer<ElectricityFacts> => {
  const detail = contractDetail(change);
  return {
    providerId: 1,
    providerName: "Timjan Energi",
    logoUrl: "/logos/timjan.svg",
    resultId: "r1",
    subscriptionName: "Kvartspris Vind",
    price: choosePrice(electricityPrice(detail)),
    facts: pickElectricityFacts(detail),
  };
};
const show = (change: Parameters<typeof contractDetail>[0] = {}, summary = {}) =>
  render(
    <ElectricityCard
      offer={offerOf(change)}
      offers={[offerOf(), offerOf({ type: "fixed", comparisonKwh: 9900 })]}
      summary={{ yearlyuse: "12000", ...summary }}
      isBest={false}
      slots={{ action: <a href="/el/order/?resultid=r1">Gå vidare</a> }}
    />,
  );

describe("the card of a contract", () => {
  it("shows the cost of a year, and the comparison price with two decimals", () => {
    show();
    expect(screen.getByText("11386 kronor per år")).toBeTruthy();
    expect(plain(screen.getByRole("article").textContent)).toContain("94,88 öre/kWh jämförpris oktober");
  });

  it.each([
    ["fixed", undefined, "Fast pris"],
    ["hourly", undefined, "Kvarts/timpris"],
    ["monthly", undefined, "Månadspris"],
    ["monthly", "Påslaget är sänkt i ett år.", "Månadspris + kampanj"],
  ] as const)("a %s contract with campaign %s is labelled %s", (type, campaign, label) => {
    show({ type, campaign });
    expect(screen.getAllByText(label).length).toBe(2);
  });

  it("labels where the electricity comes from, and for how long the customer is bound", () => {
    show({ bindingMonths: 24 });
    // In the details.
    expect(screen.getAllByText("Vindkraft").length).toBe(1);
    expect(screen.getByText("Bundet 2 år")).toBeTruthy();
  });

  it("states as text the last twelve months, the cheapest and the dearest of three years, and what is paid today", () => {
    show({}, { currentprice: "101.5" });
    expect(plain(screen.getByRole("article").textContent)).toContain(
      "De senaste tolv månaderna hade avtalet kostat 11 386 kr, det billigaste av tre år 7 830 kr och det dyraste 16 516 kr. Du betalar 12 180 kr om året idag.",
    );
  });

  it("draws every amount at its place on one axis", () => {
    show({}, { currentprice: "101.5" });
    const bar = document.querySelector('[class*="range"] > [aria-hidden]') as HTMLElement;
    // 7 830 to 16 516 kr, and a step of 2 000.
    const place = (name: string) =>
      bar.querySelector<HTMLElement>(`[class*="${name}"]`)?.style.getPropertyValue("--at");
    expect(Number(place("year"))).toBeCloseTo((11_385.6 - 6_000) / 12_000, 4);
    expect(Number(place("yours"))).toBeCloseTo((12_180 - 6_000) / 12_000, 4);
    const amounts = [...bar.querySelectorAll<HTMLElement>('[class*="amounts"] span')];
    expect(amounts.map(({ textContent }) => plain(textContent))).toEqual(["7 830", "16 516"]);
    expect(amounts.map(({ style }) => Number(style.getPropertyValue("--at")))).toEqual([
      expect.closeTo(1_830 / 12_000, 4),
      expect.closeTo(10_516 / 12_000, 4),
    ]);
  });

  it("states of a fixed contract that its price is the same", () => {
    show({ type: "fixed" });
    const text = plain(screen.getByRole("article").textContent);
    expect(text).toContain("Avtalet kostar 11 386 kr om året, samma hela tiden.");
    expect(text).not.toContain("billigaste");
  });

  it("opens the terms of the contract", () => {
    show({ bindingMonths: 24 });
    const terms = screen
      .getAllByRole("term", { hidden: true })
      .map(({ nextSibling, textContent }) => [textContent, plain(nextSibling?.textContent ?? "")]);
    expect(terms).toContainEqual(["Bindningstid", "24 månader"]);
    expect(terms).toContainEqual(["Månadsavgift", "49 kr/mån"]);
  });

  it("opens the parts of the price, how old the spot price is, and the way to the whole contract", () => {
    show();
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      "Spotpris, snitt oktober 202662,10",
      "Elcertifikat0,40",
      "Påslag4,80",
      "Rörliga kostnader5,20",
      "Miljöpåslag, vindkraft1,50",
      "Fast avgift, 39,00 kr/mån3,90",
      "Rabatt per kWh första 6 månaderna−2,00",
      "Moms 25 %18,98",
      "Jämförpris totalt94,88",
    ]);
    expect(screen.getByText("Spotpriset är snittet för oktober 2026 i SE3.")).toBeTruthy();
    const whole = screen.getByRole("link", { name: /Allt om avtalet/, hidden: true });
    expect(whole.getAttribute("href")).toBe("/el/avtal/r1/");
  });
});

describe("the list of contracts", () => {
  it("is headed by how many they are and for which home", () => {
    expect(electricityWeb.resultTitle(8, { housing: "house" })).toBe("8 elavtal för din villa");
    expect(electricityWeb.resultTitle(1, { housing: "flat" })).toBe("Ett elavtal för din lägenhet");
  });

  it("sums up the home and what the prices rest on", () => {
    const { home, rest } = describeElectricitySearch({
      housing: "house",
      yearlyuse: "12000",
      squaremeters: "142",
      heating: "pump",
      zip: "12345",
      powerarea: "SE3",
    });
    expect(plain(home)).toBe("Villa, 12 000 kWh");
    expect(plain(rest)).toBe("142 kvm, värmepump, 123 45, elområde SE3");
  });

  it("is narrowed by kind, binding and origin", () => {
    const facts = pickElectricityFacts(contractDetail({ type: "hourly", bindingMonths: 12 }));
    const chosen = electricityFilters.flatMap(({ choices }) =>
      choices.filter(({ matches }) => matches(facts)).map(({ label }) => label),
    );
    expect(chosen).toEqual(["Kvarts/timpris", "Högst 1 år", "Förnybar el", "Vindkraft"]);
  });

  it("compares contracts side by side, and marks the lowest", () => {
    const rows = electricityComparison.rows([offerOf(), offerOf({ type: "fixed", comparisonKwh: 9900 })]);
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => plain(text))])).toEqual([
      ["Avtalstyp", "Kvarts/timpris", "Fast pris"],
      ["Jämförpris", "94,88 öre/kWh", "99,00 öre/kWh"],
      ["Billigaste året", "7 830 kr/år", "Samma varje år"],
      ["Dyraste året", "16 516 kr/år", "Samma varje år"],
      ["Elens ursprung", "Vindkraft", "Vindkraft"],
      ["Bindningstid", "Ingen", "Ingen"],
      ["Kostnad per år", "11 386 kr", "11 880 kr"],
    ]);
    expect(rows[1]?.cells.map(({ isLowest }) => isLowest)).toEqual([true, false]);
  });
});
