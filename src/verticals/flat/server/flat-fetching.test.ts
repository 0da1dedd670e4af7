import { expect, it } from "vitest";
import { readInsurances } from "#adapters/insurance-data/read-insurances.ts";
import { FLAT_SUB_TYPES, flatFetching } from "./flat-fetching.ts";
import type { PolicyDesk } from "#simulators/verticals/_shared/simulated.ts";
import { flatPolicies } from "#simulators/verticals/flat/flat-policies.ts";

const customer = { personalNumber: "197001011239", street: "Lövgatan 3", postalCode: "11122", city: "Stockholm" };
const deskOf = (changes: Partial<PolicyDesk> = {}): PolicyDesk => ({
  slug: "tuvull",
  today: "2026-11-15",
  customer,
  vehicles: [],
  hasEverything: true,
  quirk: undefined,
  draw: () => 0.3,
  ...changes,
});
const read = (changes: Partial<PolicyDesk> = {}) =>
  readInsurances(JSON.stringify(flatPolicies(["tuvull"])(deskOf(changes)))) ?? [];
const fetching = flatFetching(() => "2026-11-15");
const subject = { personalNumber: customer.personalNumber, registrationNumber: undefined };

it("a home's insurance is reported as the aggregator does, and found among the others", () => {
  const [policy] = read();
  if (!policy) throw new Error("nothing is insured");
  expect(FLAT_SUB_TYPES).toContain(policy.subType);
  expect(fetching.isFor(policy, subject)).toBe(true);
  expect(fetching.isFor({ ...policy, subType: "villaInsurance" }, subject)).toBe(false);
  expect(fetching.searchParameters(policy)).toEqual({
    address: "Lövgatan 3",
    zip: "111 22",
    livingarea: "52",
    numberofresidents: "2",
    housingtype: "bostadsratt",
    alarm: "no",
    safetydoor: "no",
    movables: null,
    ownfault: null,
    allrisk: null,
    travel45: null,
  });
});

it("a person whose random value leads to a house has no flat", () => {
  expect(read({ hasEverything: false })).toEqual([]);
  expect(read({ hasEverything: false, draw: () => 0.7 })).toHaveLength(1);
});

it("one that names another person belongs to another holder [C-002]", () => {
  const [policy] = read({ quirk: "other-holder" });
  expect(policy && fetching.isFor(policy, subject)).toBe(false);
  expect(policy && fetching.matchesOtherHolder?.(policy)).toBe(true);
});
