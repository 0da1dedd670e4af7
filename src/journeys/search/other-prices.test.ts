import { expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { systemClock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { describeSearch, type FoundSearch } from "./found-search.ts";
import { findOtherPrices } from "./other-prices.ts";
import type { CachedQuote, QuoteCache, Risk } from "./quote-cache.port.ts";

/** One whose search has a cover to choose. */
const [vertical] = createServerVerticals(systemClock).filter(({ current }) => current?.likeToday) as [
  AnyVerticalServer,
];

const TYPED = {
  carregnumber: "SPV 24K",
  insurancetype: "half",
  yearlymileage: "1500",
  civicnumber: "198502102380",
  zip: "123 45",
};
const [one, two] = vertical.providers;

const price = (monthlyKr: number) =>
  insurancePrice({ yearlyFeeOre: monthlyKr * 1_150, monthlyFeeOre: monthlyKr * 100 }, "ore-month");

const offered = (providers: readonly (typeof one)[]): FoundSearch => {
  const parsed = vertical.parse(TYPED);
  if (!parsed.ok) throw new Error("the search of the test is not valid");
  const offers = providers.map((provider) => ({ providerId: provider?.providerId }) as RankedOffer);
  return describeSearch(vertical, "s1", parsed.value, { state: "done", result: { offers, withoutOffer: [] } });
};

/** Prices of an earlier search for full cover, by the slug of the insurer. */
const holding = (quotes: Readonly<Record<string, number>>): QuoteCache => ({
  find({ ratedFacts }: Risk) {
    const held = Object.entries(quotes).map(([slug, kr]) => [slug, [{ price: price(kr) } as CachedQuote]] as const);
    return Promise.resolve(new Map(ratedFacts === full() ? held : []));
  },
  store: () => undefined,
});

function full(): string {
  const parsed = vertical.parse({ ...TYPED, insurancetype: "full" });
  return parsed.ok ? vertical.ratedFacts(parsed.value) : "";
}

const COVERS = { field: "insurancetype", ids: ["full", "half", "traffic"] };

it("states the prices of another cover that are still valid, in the chosen way of paying, and asks no one", async () => {
  const cache = holding({ [one?.slug ?? ""]: 452, [two?.slug ?? ""]: 610 });
  const monthly = await findOtherPrices(cache, offered([one, two]), COVERS, "monthly");
  expect(Object.keys(monthly)).toEqual(["full"]);
  expect(monthly["full"]?.map(({ monthlyFeeOre }) => monthlyFeeOre)).toEqual([452_00, 610_00]);
  const yearly = await findOtherPrices(cache, offered([one, two]), COVERS, "yearly");
  expect(yearly["full"]?.map(({ comparison }) => comparison.ore)).toEqual([5_198_00, 7_015_00]);
});

it("states none where an insurer of the list has no such price: the lowest of some is not the lowest", async () => {
  const cache = holding({ [one?.slug ?? ""]: 452 });
  expect(await findOtherPrices(cache, offered([one, two]), COVERS, "monthly")).toEqual({});
  expect(await findOtherPrices(undefined, offered([one]), COVERS, "monthly")).toEqual({});
  expect(await findOtherPrices(cache, offered([]), COVERS, "monthly")).toEqual({});
});
