import fc from "fast-check";
import { expect, it } from "vitest";
import { readInsurances } from "./read-insurances.ts";

const insurance = {
  insuranceSubType: "carInsurance",
  insuranceName: "Bilförsäkring halv",
  premiumAmountYearRounded: 4488,
  premiumFrequency: 12,
  startDate: "2026-01-18",
  endDate: null,
  renewalDate: "2027-01-18",
  otherInsuranceHolder: false,
  insuranceObjectRegistrationNumber: "spv 24k",
};
const bodyOf = (changes: object = {}, deductibles: unknown = []) =>
  JSON.stringify([{ collectionId: "c", insurance: { ...insurance, ...changes }, deductibles }]);

it("an insurance is read in our words, money in öre", () => {
  expect(readInsurances(bodyOf({}, [{ deductibleName: "Självrisk stöld", deductibleAmount: 1500 }]))).toEqual([
    {
      subType: "carInsurance",
      insuranceName: "Bilförsäkring halv",
      registrationNumber: "SPV24K",
      isAnothers: false,
      yearlyFeeOre: 448_800,
      isCampaignInsurance: false,
      renewalDate: "2027-01-18",
      deductibles: [{ name: "Självrisk stöld", amountOre: 150_000 }],
    },
  ]);
});

it.each([
  [{ premiumAmountYearRounded: null }, "yearlyFeeOre", undefined],
  [{ premiumAmountYearRounded: -5 }, "yearlyFeeOre", undefined],
  [{ premiumAmountYearRounded: "4488" }, "yearlyFeeOre", undefined],
  [{ renewalDate: null }, "renewalDate", undefined],
  [{ renewalDate: "18/1 2027" }, "renewalDate", undefined],
  [{ premiumFrequency: 0 }, "isCampaignInsurance", true],
  [{ endDate: "2026-04-18" }, "isCampaignInsurance", true],
])("%j gives %s %s", (changes, field, value) => {
  expect(readInsurances(bodyOf(changes))?.[0]).toHaveProperty(field, value);
});

it("what is no list is nothing, and no body makes the reader throw", () => {
  for (const body of ["", "{}", "null", "<html>", '{"insurances":[]}']) expect(readInsurances(body)).toBeUndefined();
  expect(readInsurances("[1, null, {}, []]")).toEqual([]);
  fc.assert(fc.property(fc.json(), (body) => void readInsurances(body)));
});
