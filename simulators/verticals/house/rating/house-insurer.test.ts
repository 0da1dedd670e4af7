import { describe, expect, it } from "vitest";
import { ratedInsurers } from "#tests/support/rated-insurers.ts";
import { type HouseQuestion, rateHouse } from "./house-insurer.ts";
import { houseInsurers } from "#simulators/verticals/house/house-insurers.ts";

const ordinary: HouseQuestion = {
  personalNumber: "198502102380",
  address: "Sparvvägen 7",
  postalCode: "12345",
  purchaseYear: 2014,
  buildYear: 1972,
  renovationYear: undefined,
  livingArea: 142,
  otherArea: 38,
  residents: 4,
  bathrooms: 2,
  hasWaterHeating: true,
  alarm: "alarm",
  basement: "unfurnishedbasement",
  coversOwnMistakes: false,
  coversOwnBuildingMistakes: false,
  extraBuildings: [{ area: 24, type: "garage", winter: "no" }],
};

const { rate, yearlyKr, reasons } = ratedInsurers(houseInsurers, ordinary, rateHouse);

describe.each(houseInsurers.map((insurer) => ({ slug: insurer.slug, insurer })))("$slug", ({ insurer }) => {
  it("takes an ordinary house, at a price of an ordinary year", () => {
    expect(yearlyKr(insurer)).toBeGreaterThan(3_500);
    expect(yearlyKr(insurer)).toBeLessThan(11_000);
  });

  it.each<[string, Partial<HouseQuestion>]>([
    ["a larger house", { livingArea: 180 }],
    ["a larger cellar", { otherArea: 90 }],
    ["older pipes", { buildYear: 1968 }],
    ["a dearer zone", { postalCode: "18237" }],
    ["more who live there", { residents: 6 }],
    ["more bathrooms", { bathrooms: 3 }],
    ["no alarm", { alarm: "no" }],
    ["a furnished cellar", { basement: "furnishedbasement" }],
    ["a heated garage", { extraBuildings: [{ area: 24, type: "garage", winter: "yeswithfurnish" }] }],
    ["another building", { extraBuildings: [...ordinary.extraBuildings, { area: 30, type: "uthus", winter: "no" }] }],
    ["own mistakes with the building", { coversOwnBuildingMistakes: true }],
  ])("asks more for %s", (_, changes) => {
    expect(yearlyKr(insurer, changes)).toBeGreaterThan(yearlyKr(insurer));
  });

  it("asks less without water in the floors, and for new pipes", () => {
    expect(yearlyKr(insurer, { hasWaterHeating: false })).toBeLessThan(yearlyKr(insurer));
    expect(yearlyKr(insurer, { buildYear: 1954, renovationYear: 2015 })).toBeLessThan(yearlyKr(insurer));
  });

  it("has faults of its own at real speed only, and none at a known address", () => {
    const ratings = Array.from({ length: 3_000 }, (_, at) => rate(insurer, { address: `Lärkvägen ${at}` }, true));
    expect(ratings.some((rating) => rating.kind === "offered" && rating.fault !== undefined)).toBe(true);
    expect(rate(insurer, {}, true)).toMatchObject({ fault: undefined });
    expect(rate(insurer, { address: "Lärkvägen 1" })).toMatchObject({ fault: undefined });
  });
});

describe("what is declined", () => {
  it.each<[Partial<HouseQuestion>, Record<string, string>]>([
    [{ buildYear: 1890, renovationYear: 2000 }, { rask: "Vi försäkrar inte hus som är byggda före 1900." }],
    [{ livingArea: 320 }, { rask: "Vi försäkrar inte hus med mer än 300 kvm boyta." }],
    [{ livingArea: 45 }, { kronhjort: "Vi försäkrar hus från 60 kvm boyta." }],
    [{ residents: 8 }, { ljunghed: "Vi försäkrar hushåll med högst 7 personer." }],
    [{ bathrooms: 5 }, { fyrbak: "Vi försäkrar hus med högst 4 badrum." }],
    [{ basement: "souterrain" }, { nordkaj: "Vi försäkrar inte suterränghus." }],
    [{ buildYear: 1961 }, { tuvull: "Vi försäkrar inte hus med rör som är äldre än 60 år." }],
    [{ postalCode: "21122" }, { nordkaj: "Vi tar just nu inte emot nya hus i Malmö." }],
    [{ postalCode: "11122" }, { bjorkhaga: "Vi tar just nu inte emot nya hus i Stockholms innerstad." }],
  ])("%j, by whom and why", (changes, expected) => {
    expect(reasons(changes)).toEqual(expected);
  });

  it("is everyone below eighteen, by all", () => {
    expect(Object.keys(reasons({ personalNumber: "201001182383" }))).toHaveLength(houseInsurers.length);
  });
});

describe("a magic address", () => {
  it("hits the insurer with its number, or all", () => {
    expect(Object.keys(reasons({ address: "Nejvägen 3" }))).toEqual(["fyrbak"]);
    expect(Object.keys(reasons({ address: "Nejvägen 0" }))).toHaveLength(houseInsurers.length);
    const [first, second] = houseInsurers.map((insurer) => rate(insurer, { address: "Tystvägen 1" }));
    expect(first).toMatchObject({ fault: "hang" });
    expect(second).toMatchObject({ kind: "offered", fault: undefined });
  });

  it("may ask for a fault of the order, and the quote has none", () => {
    for (const insurer of houseInsurers)
      expect(rate(insurer, { address: "Tappvägen 0" })).toMatchObject({ kind: "offered", fault: undefined });
  });
});

it("a discount that no one has asked about is not in the price that is quoted, and the quote states both", () => {
  const [akerbar] = houseInsurers;
  if (!akerbar) throw new Error("no insurers");
  const rated = rate(akerbar);
  expect(rated).toMatchObject({ discount: { percent: 10, name: "samlingsrabatt", requiresOtherInsurances: true } });
  const { yearlyFeeOre = 0, discount } = rated as { yearlyFeeOre?: number; discount?: { yearlyFeeOre?: number } };
  expect(discount?.yearlyFeeOre).toBe(yearlyFeeOre - Math.round(yearlyFeeOre / 1_000) * 100);
  expect(rate(akerbar, { purchaseYear: 2025 })).toMatchObject({ discount: undefined, yearlyFeeOre });
});

it("a discount for what the visitor has answered is in the price, and reported", () => {
  const kronhjort = houseInsurers.find(({ slug }) => slug === "kronhjort");
  if (!kronhjort) throw new Error("no insurer");
  const rated = rate(kronhjort, { alarm: "alarmcentral" }) as { discount?: object };
  expect(rated.discount).toEqual({ percent: 5, name: "larmrabatt" });
  const { discount: _, ...bare } = kronhjort;
  expect(yearlyKr(bare, { alarm: "alarmcentral" }) * 0.95).toBeCloseTo(
    yearlyKr(kronhjort, { alarm: "alarmcentral" }),
    -1,
  );
});

it("a question that makes no sense is no question", () => {
  const [insurer] = houseInsurers;
  if (!insurer) throw new Error("no insurers");
  expect(rate(insurer, { livingArea: Number.NaN }).kind).toBe("malformed");
  expect(rate(insurer, { personalNumber: "198502102381" }).kind).toBe("malformed");
});
