import { describe, expect, it } from "vitest";
import { houseComparison } from "./house-comparison.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { describeHouseCover } from "#verticals/house/server/house-cover.ts";
import { houseSections } from "./house-sections.ts";
import { houseCategory, measureHouseResult } from "./house-tracking.ts";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const coverWith = (buildingExcessOre: number) =>
  describeHouseCover(
    {
      buildingExcessOre,
      movablesExcessOre: 150_000,
      hasOwnMistakes: true,
      hasOwnBuildingMistakes: false,
    },
    { providerId: 0, links: [] },
  );

const FACTS: HouseDetail = {
  cover: coverWith(150_000),
  discount: undefined,
  featured: undefined,
  benefits: [],
  about: undefined,
  bindingMonths: 12,
  links: [],
};

describe("the name of the insurance", () => {
  it("is 'Villahemförsäkring' unless the insurer has one, with the discount behind [H-040]", () => {
    const name = (subscriptionName: string, discount?: HouseDetail["discount"]) =>
      houseSections.name({ subscriptionName, facts: { ...FACTS, discount } });
    expect(name("")).toBe("Villahemförsäkring");
    expect(name("Rask Hus")).toBe("Rask Hus");
    expect(name("", { value: "10 %", name: "samlingsrabatt" })).toBe("Villahemförsäkring (Med 10 % samlingsrabatt)");
  });
});

describe("what the result page is measured as", () => {
  it("is below its own path, by the name of the documents [H-005]", () => {
    expect(measureHouseResult({ fetchDataId: undefined, source: undefined }).path).toBe("/forsakring/villa/result/");
  });

  it("has the category bankID when facts were fetched, else that of an owner by hand, else the source [H-006]", () => {
    expect(houseCategory({ fetchDataId: "hamtad", source: "partner" })).toBe("bankID");
    expect(houseCategory({ fetchDataId: undefined, source: undefined })).toBe("manual house owner");
    expect(houseCategory({ fetchDataId: undefined, source: "partner" })).toBe("partner");
  });
});

describe("house offers side by side", () => {
  const offer = (facts: Partial<HouseDetail>, monthlyFeeOre = 40_000) => ({
    price: choosePrice(insurancePrice({ yearlyFeeOre: 12 * monthlyFeeOre, monthlyFeeOre }, "ore-year")),
    facts: { ...FACTS, ...facts },
  });

  it("have a row for each excess and cover, the discount, the binding time and the month, with the lowest excess marked", () => {
    const rows = houseComparison.rows([
      offer({ cover: coverWith(300_000), discount: { value: "5 %", name: "larmrabatt" } }),
      offer({ bindingMonths: 0 }, 50_000),
    ]);
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text.replaceAll(/\s/g, " "))])).toEqual([
      ["Självrisk byggnad", "3 000 kr", "1 500 kr"],
      ["Självrisk lösöre", "1 500 kr", "1 500 kr"],
      ["Drulle för dina saker", "Ingår", "Ingår"],
      ["Drulle för huset", "Ingår inte", "Ingår inte"],
      ["Rabatt i priset", "5 % larmrabatt", "Ingen"],
      ["Bindningstid", "12 månader", "Ingen"],
      ["Pris per månad", "400 kr/mån", "500 kr/mån"],
    ]);
    expect(rows[0]?.cells.map(({ isLowest }) => isLowest)).toEqual([false, true]);
    // The same in all: nothing is marked.
    expect(rows[1]?.cells.map(({ isLowest }) => isLowest)).toEqual([false, false]);
  });

  it("are under a heading of their own", () => {
    expect(houseComparison.title({})).toBe("Jämför villaförsäkring");
  });
});
