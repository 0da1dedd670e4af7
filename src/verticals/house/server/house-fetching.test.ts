import { describe, expect, it } from "vitest";
import type { FetchedPolicy } from "#verticals/_contract/fetching.ts";
import { houseFetching } from "./house-fetching.ts";

const fetching = houseFetching(() => "2026-11-15");

const policy: FetchedPolicy = {
  subType: "villaInsurance",
  insuranceName: "Villaförsäkring",
  registrationNumber: undefined,
  belongsToOther: false,
  yearlyFeeOre: 684_000,
  isCampaignInsurance: false,
  renewalDate: "2027-03-01",
  deductibles: [],
  home: {
    address: "Sparvvägen 7",
    postalCode: "12345",
    livingArea: 142,
    residents: 4,
    bathrooms: 2,
    builtYear: 1972,
    otherFacts: {
      otherArea: "38",
      alarm: "connected",
      waterHeating: "false",
      basement: "souterrain",
      extraBuildings: "0",
    },
  },
};
const at = (address: string, postalCode = "12345") => ({
  personalNumber: "198502102380",
  registrationNumber: undefined,
  home: { address, postalCode },
});
const SUBJECT = at("Sparvvägen 7");
const withHome = (changes: Partial<NonNullable<FetchedPolicy["home"]>>): FetchedPolicy => ({
  ...policy,
  home: { otherFacts: {}, ...policy.home, ...changes },
});

describe("which insurance is meant", () => {
  it.each<[string, Partial<FetchedPolicy>, boolean, boolean]>([
    ["of a house", {}, true, false],
    ["of a cottage", { subType: "cottageInsurance" }, false, false],
    ["of a car", { subType: "carInsurance" }, false, false],
    ["that names another holder [C-002]", { belongsToOther: true }, false, true],
    ["of a car that names another holder", { subType: "carInsurance", belongsToOther: true }, false, false],
  ])("one %s", (_what, changes, isFor, isOfAnother) => {
    expect(fetching.isFor({ ...policy, ...changes }, SUBJECT)).toBe(isFor);
    expect(fetching.matchesOtherHolder?.({ ...policy, ...changes })).toBe(isOfAnother);
  });

  it.each([
    ["sparvvägen  7", "12345", true],
    ["Sparvvägen 8", "12345", false],
    ["Sparvvägen 7", "90325", false],
  ])("of several, the one at the searched place: %s, %s: %s", (address, postalCode, isMeant) => {
    expect(fetching.isBestMatch?.(policy, at(address, postalCode))).toBe(isMeant);
  });
});

describe("what it states about the house", () => {
  it("is returned under the search's names; what only the visitor knows or decides is null [C-100]", () => {
    expect(fetching.searchParameters(policy)).toEqual({
      address: "Sparvvägen 7",
      zip: "123 45",
      livingarea: "142",
      biarea: "38",
      buildyear: "1972",
      numberofresidents: "4",
      numberofbathrooms: "2",
      alarm: "alarmcentral",
      waterheating: "no",
      basement: "souterrain",
      numberofextrabuildings: "0",
      purchaseyear: null,
      ownfault: null,
      ownfaultbuilding: null,
    });
  });

  it.each([
    ["an old house is asked about its renovation", { builtYear: 1938 }, { buildyear: "1938", renovationyear: null }],
    ["a house to come has no year", { builtYear: 2031 }, { buildyear: null }],
    ["an area that no search takes is asked for", { livingArea: 900 }, { livingarea: null }],
    ["a crowd is counted as the most", { residents: 11 }, { numberofresidents: "8" }],
    ["a house without people is asked about them", { residents: 0 }, { numberofresidents: null }],
    [
      "buildings reported by number are asked for",
      { otherFacts: { extraBuildings: "2" } },
      { numberofextrabuildings: null },
    ],
    [
      "unknown values are asked for",
      { otherFacts: { alarm: "dog", basement: "cave" } },
      { alarm: null, basement: null },
    ],
    ["an invalid address is asked for", { address: "<b>" }, { address: null }],
  ])("%s", (_what, changes, parameters) => {
    expect(fetching.searchParameters(withHome(changes))).toMatchObject(parameters);
  });

  it("everything is asked for when nothing is reported of the house", () => {
    const parameters = fetching.searchParameters({ ...policy, home: undefined });
    expect(Object.values(parameters).every((value) => value === null)).toBe(true);
    expect(Object.keys(parameters)).toContain("renovationyear");
  });
});
