import { expect, it } from "vitest";
import type { PolicyDesk } from "#simulators/verticals/_shared/simulated.ts";
import { readInsurances } from "#adapters/insurance-data/read-insurances.ts";
import { houseFetching } from "#verticals/house/server/house-fetching.ts";
import { houseInsurers } from "./house-insurers.ts";
import { housePolicies } from "./house-policies.ts";

const customer = { personalNumber: "198502102380", street: "Sparvvägen 7", postalCode: "12345", city: "Farsta" };
/** Something that looks like chance. */
const draw = (key: string): number =>
  key.split("").reduce((sum, letter) => ((sum + letter.charCodeAt(0)) * 4_801) % 9_973, 7) / 9_973;
const deskOf = (changes: Partial<PolicyDesk> = {}): PolicyDesk => ({
  slug: "bjorkhaga",
  today: "2026-11-15",
  customer,
  vehicles: [],
  hasEverything: false,
  quirk: undefined,
  draw,
  ...changes,
});
const read = (changes: Partial<PolicyDesk> = {}) =>
  readInsurances(JSON.stringify(housePolicies(deskOf(changes)))) ?? [];

it("Anna's house is insured at one insurer, at her registered address", () => {
  const [policy, ...more] = read();
  expect(more).toEqual([]);
  expect(policy).toMatchObject({
    subType: "villaInsurance",
    yearlyFeeOre: 684_000,
    renewalDate: "2027-03-01",
    belongsToOther: false,
    home: { address: "Sparvvägen 7", postalCode: "12345", livingArea: 142, builtYear: 1972 },
    deductibles: [
      { name: "Grundsjälvrisk", amountOre: 150_000 },
      { name: "Vattenskada", amountOre: 300_000 },
      { name: "Naturskada", amountOre: 1_000_000 },
    ],
  });
  expect(houseInsurers.filter(({ slug }) => read({ slug }).length > 0).map(({ slug }) => slug)).toEqual(["bjorkhaga"]);
});

it("half of the others live in a house, each with one insurer, and all of it passes our form", () => {
  const fetching = houseFetching(() => "2026-11-15");
  const people = Array.from({ length: 60 }, (_, at) => ({ ...customer, personalNumber: `19700101${1000 + at}` }));
  const insured = people.filter((each) =>
    houseInsurers.some(({ slug }) => read({ slug, customer: each }).length === 1),
  );
  expect(insured.length).toBeGreaterThan(15);
  expect(insured.length).toBeLessThan(45);
  for (const each of people) {
    const [policy] = read({ customer: each, hasEverything: true });
    if (!policy) throw new Error("nothing is insured");
    const parameters = fetching.searchParameters(policy);
    expect(Object.keys(parameters).filter((name) => parameters[name] === null)).toEqual(
      expect.not.arrayContaining(["livingarea", "buildyear", "address", "zip", "numberofresidents", "alarm"]),
    );
  }
});

it.each([
  ["paid-once", { isCampaignInsurance: true }],
  ["three-months", { isCampaignInsurance: true }],
  ["no-fee", { yearlyFeeOre: undefined }],
  ["no-date", { renewalDate: undefined }],
  ["other-holder", { belongsToOther: true }],
] as const)("%s is reported as such", (quirk, expected) => {
  expect(read({ quirk })[0]).toMatchObject(expected);
});
