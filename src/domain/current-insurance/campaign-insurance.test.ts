import { expect, it } from "vitest";
import { isCampaignInsurance } from "./campaign-insurance.ts";

const year = { premiumFrequency: 12, startDate: "2026-02-01", endDate: undefined };

it.each([
  ["an ordinary year that is renewed", {}, false],
  ["one that is paid once", { premiumFrequency: 0 }, true],
  ["one that ends after three months", { endDate: "2026-05-01" }, true],
  ["one that ends a year later", { endDate: "2027-02-01" }, false],
  ["one whose end is its last day", { endDate: "2027-01-31" }, false],
  ["one that ends two days short of a year", { endDate: "2027-01-30" }, true],
  ["one that begins on the leap day and ends a year later", { startDate: "2028-02-29", endDate: "2029-02-28" }, false],
  ["one of which nothing is known", { premiumFrequency: undefined, startDate: undefined }, false],
])("%s", (_what, changes, isCampaign) => {
  expect(isCampaignInsurance({ ...year, ...changes })).toBe(isCampaign);
});
