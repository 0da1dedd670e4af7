import { describe, expect, it } from "vitest";
import { mergeParameters } from "#domain/search/search-parameters.ts";
import { HOUSE_DEFAULTS, type HouseSearch } from "#verticals/house/house.search.ts";
import { houseParameters } from "./house-parameters.ts";

const TODAY = "2026-11-15";

const typed = {
  address: "Sparvvägen 7",
  zip: "123 45",
  purchaseyear: "2014",
  buildyear: "1972",
  livingarea: "142",
  numberofresidents: "4",
  numberofbathrooms: "2",
  waterheating: "yes",
  alarm: "no",
  basement: "no",
  ownfault: "no",
  ownfaultbuilding: "yes",
  civicnumber: "850210-2380",
};

function parse(changes: Record<string, string> = {}): HouseSearch {
  const checked = houseParameters.parse({ ...typed, ...changes }, TODAY);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const wrongFields = (changes: Record<string, string>): string[] => {
  const checked = houseParameters.parse({ ...typed, ...changes }, TODAY);
  return checked.ok ? [] : checked.errors.map(({ field }) => field);
};

describe("the parameters of a house search", () => {
  it("have their defaults, with areas that must be typed [H-014]", () => {
    expect(HOUSE_DEFAULTS).toEqual({
      calculate: "false",
      debug: "",
      domain: "",
      insurely: "true",
      numberofextrabuildings: "0",
      extrabuildings1area: "",
      extrabuildings1type: "garage",
      extrabuildings1winter: "no",
      extrabuildings2area: "",
      extrabuildings2type: "garage",
      extrabuildings2winter: "no",
      extrabuildings3area: "",
      extrabuildings3type: "garage",
      extrabuildings3winter: "no",
    });
    expect(parse({ numberofextrabuildings: "1", extrabuildings1area: "24" }).extraBuildings).toEqual([
      { area: 24, type: "garage", winter: "no" },
    ]);
    expect(wrongFields({ numberofextrabuildings: "1" })).toEqual(["extrabuildings1area"]);
  });

  it("lie over each other: defaults, the server's, the session's, and what was fetched unless it is null [H-031]", () => {
    const merged = mergeParameters({
      defaults: HOUSE_DEFAULTS,
      stored: { ...typed, livingarea: "100" },
      given: { livingarea: "120", numberofbathrooms: "3" },
      fetched: { livingarea: "142", numberofbathrooms: null },
    });
    const checked = houseParameters.parse(merged, TODAY);
    expect(checked.ok && checked.value).toMatchObject({ livingArea: 142, bathrooms: 3, postalCode: "12345" });
  });

  it("become a search with the whole personal number and no cellar area when none is given", () => {
    expect(parse()).toMatchObject({
      personalNumber: "198502102380",
      otherArea: 0,
      renovationYear: undefined,
      propertyName: undefined,
      hasWaterHeating: true,
      coversOwnMistakes: false,
      coversOwnBuildingMistakes: true,
    });
  });

  it("need a year of renovation for a house from before 1960, not before it was built [H-023]", () => {
    expect(wrongFields({ buildyear: "1959" })).toEqual(["renovationyear"]);
    expect(wrongFields({ buildyear: "1959", renovationyear: "1958" })).toEqual(["renovationyear"]);
    expect(parse({ buildyear: "1959", renovationyear: "1959" }).renovationYear).toBe(1959);
    expect(parse({ buildyear: "1960", renovationyear: "2008" }).renovationYear).toBeUndefined();
  });

  it("hold years that have been, and houses that there are", () => {
    expect(wrongFields({ buildyear: "2027" })).toEqual(["buildyear"]);
    expect(wrongFields({ purchaseyear: "2027" })).toEqual(["purchaseyear"]);
    expect(wrongFields({ livingarea: "1420" })).toEqual(["livingarea"]);
    expect(wrongFields({ address: "7" })).toEqual([]);
    expect(wrongFields({ address: "Sparvvägen 7\n<script>" })).toEqual(["address"]);
  });

  it("of buildings beyond their number are left aside", () => {
    const search = parse({ numberofextrabuildings: "1", extrabuildings1area: "24", extrabuildings2area: "-5" });
    expect(search.extraBuildings).toHaveLength(1);
    expect(Object.keys(houseParameters.serialize(search))).not.toContain("extrabuildings2area");
  });

  it("show neither who asks nor the name of the property again", () => {
    const search = parse({ realestatenumber: "Farsta Sparven 1:7" });
    const summary = houseParameters.summarize(search);
    expect(Object.keys(summary)).not.toContain("civicnumber");
    expect(JSON.stringify(summary)).not.toContain("Sparven 1:7");
    expect(summary).toMatchObject({ address: "Sparvvägen 7", zip: "123 45", biarea: "0" });
  });

  it("give one price for one house: another address is another risk", () => {
    expect(houseParameters.ratedFacts(parse({ address: "Sparvvägen 9" }))).not.toBe(
      houseParameters.ratedFacts(parse()),
    );
    expect(houseParameters.ratedFacts(parse({ domain: "other.example" }))).toBe(houseParameters.ratedFacts(parse()));
  });
});
