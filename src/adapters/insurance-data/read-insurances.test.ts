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

it("an insurance is read into domain fields, with money in öre", () => {
  expect(readInsurances(bodyOf({}, [{ deductibleName: "Självrisk stöld", deductibleAmount: 1500 }]))).toEqual([
    {
      subType: "carInsurance",
      insuranceName: "Bilförsäkring halv",
      registrationNumber: "SPV24K",
      belongsToOther: false,
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

it("a home has the fields that are reported and valid, and no others", () => {
  const home = {
    insuranceObjectStreetAddress: " Sparvvägen 7 ",
    insuranceObjectPostalCode: "123 45",
    livingArea: 142,
    numberOfResidents: -1,
    numberOfBathRooms: 1.5,
    propertyBuiltYear: "1972",
    insuredMovablesAmount: 1_000_000,
  };
  const parameters = [{ parameterName: "alarm", value: "local" }, { parameterName: "a b", value: "x" }, null];
  const [read] = readInsurances(JSON.stringify([{ insurance: { ...insurance, ...home }, parameters }])) ?? [];
  expect(read?.home).toEqual({
    address: "Sparvvägen 7",
    postalCode: "12345",
    livingArea: 142,
    movablesKr: 1_000_000,
    otherFacts: { alarm: "local" },
  });
});

it("a body that is not a list gives undefined, and no body makes the reader throw", () => {
  for (const body of ["", "{}", "null", "<html>", '{"insurances":[]}']) expect(readInsurances(body)).toBeUndefined();
  expect(readInsurances("[1, null, {}, []]")).toEqual([]);
  fc.assert(fc.property(fc.json(), (body) => void readInsurances(body)));
});
