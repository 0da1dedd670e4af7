import { expect, it } from "vitest";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { systemClock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { askChange } from "./ask-search.ts";
import { describeSearch, type FoundSearch } from "./found-search.ts";

/** One whose search has a cover to choose. */
const [vertical] = createServerVerticals(systemClock).filter(({ current }) => current?.likeToday) as [
  AnyVerticalServer,
];

const TYPED = {
  carregnumber: "SPV 24K",
  insurancetype: "full",
  yearlymileage: "1500",
  civicnumber: "198502102380",
  zip: "123 45",
};

function storedSearch(): FoundSearch {
  const parsed = vertical.parse(TYPED);
  if (!parsed.ok) throw new Error("the search of the test is not valid");
  return describeSearch(vertical, "s1", parsed.value, { state: "created" });
}

const current = (insuranceName: string | undefined): CurrentInsurance => ({
  fetchDataId: "f1",
  providerName: "Granskog Försäkring",
  insuranceName,
  yearlyFeeOre: 430_800,
  isCampaignInsurance: false,
  renewalDate: "2027-01-18",
  searchParameters: { carregnumber: "SPV 24K" },
});

const coverAfter = (changes: Record<string, string>, today: CurrentInsurance | undefined) => {
  const asked = askChange(storedSearch(), changes, today);
  return asked.ok && (asked.value.search as { cover: string }).cover;
};

it("opens with the cover of today right after a fetch, and with what the visitor chooses from then on", () => {
  expect(coverAfter({}, current("Bilförsäkring halv"))).toBe("half");
  expect(coverAfter({ insurancetype: "full" }, current("Bilförsäkring halv"))).toBe("full");
  expect(coverAfter({ yearlymileage: "1000" }, current("Bilförsäkring halv"))).toBe("full");
});

it("keeps what was searched for where the cover of today is not known", () => {
  expect(coverAfter({}, current(undefined))).toBe("full");
  expect(coverAfter({}, undefined)).toBe("full");
});
