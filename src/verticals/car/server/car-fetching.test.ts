import { expect, it } from "vitest";
import type { FetchedPolicy } from "#verticals/_contract/fetching.ts";
import { carFetching } from "./car-fetching.ts";

const policy: FetchedPolicy = {
  subType: "carInsurance",
  insuranceName: "Bilförsäkring halv",
  registrationNumber: "SPV24K",
  belongsToOther: false,
  yearlyFeeOre: 448_800,
  isCampaignInsurance: false,
  renewalDate: "2027-01-18",
  deductibles: [],
};
const subject = { personalNumber: "198502102380", registrationNumber: "SPV24K" };

it.each<[string, Partial<FetchedPolicy>, boolean]>([
  ["of the vehicle itself", {}, true],
  ["of another vehicle", { registrationNumber: "ABC123" }, false],
  ["without a vehicle", { registrationNumber: undefined }, false],
  ["of something else", { subType: "motorcycleInsurance" }, false],
  ["that names another holder [C-002]", { belongsToOther: true }, false],
])("an insurance %s", (_what, changes, isFor) => {
  expect(carFetching.isFor({ ...policy, ...changes }, subject)).toBe(isFor);
});

it("what the insurer did not report is null, for the visitor to supply [C-100]", () => {
  expect(carFetching.searchParameters(policy)).toEqual({ carregnumber: "SPV 24K" });
  expect(carFetching.searchParameters({ ...policy, registrationNumber: undefined })).toEqual({ carregnumber: null });
});

it.each([
  [{ insuranceName: "Bilförsäkring halv" }, { insurancetype: "half" }],
  [{ insuranceName: "Bil", deductibles: [{ name: "Vagnskada", amountOre: 300_000 }] }, { insurancetype: "full" }],
  [{ insuranceName: "Bil" }, undefined],
])("the list opens with the cover of today where that is known: %o", (changes, expected) => {
  expect(carFetching.likeToday?.({ ...policy, ...changes })).toEqual(expected);
});
