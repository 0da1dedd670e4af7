import { describe, expect, it } from "vitest";
import { type ComparedOffer, compareOffers, countCheaper, savingsBadgeOre } from "./compare-offers.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";

interface Detail {
  readonly bindingMonths: number;
}

const offer = (providerId: number, yearlyFeeKr: number, bindingMonths = 12): RankedOffer<Detail> => ({
  providerId,
  shopId: 960 + providerId,
  providerName: `Bolag ${providerId}`,
  subscriptionId: "s",
  subscriptionName: "Hel",
  price: yearlyPrice(yearlyFeeKr),
  validUntil: "2026-12-15T00:00:00.000Z",
  detail: { bindingMonths },
  resultId: `r${providerId}`,
  position: 0,
});

const current = (changes: Partial<CurrentInsurance> = {}): CurrentInsurance => ({
  fetchDataId: "f",
  providerName: "Tuvull",
  renewalDate: "2027-03-01",
  yearlyFeeOre: 5_000_00,
  isCampaignInsurance: false,
  searchParameters: {},
  ...changes,
});

const compare = (
  offers: readonly RankedOffer<Detail>[],
  given: { current?: CurrentInsurance; typedFeeOre?: number; orders?: readonly [number, number][] } = {},
): ComparedOffer<Detail>[] =>
  compareOffers(offers, {
    current: given.current,
    typedFeeOre: given.typedFeeOre,
    recentOrders: new Map(given.orders ?? []),
    hasBindingTime: ({ bindingMonths }) => bindingMonths > 0,
  });

const labelled = (offers: readonly ComparedOffer<Detail>[], label: string): number[] =>
  offers.filter(({ labels }) => (labels as readonly string[]).includes(label)).map(({ providerId }) => providerId);

describe("beside what the visitor has", () => {
  it.each([
    ["below", 4_999, true, 100],
    ["equal", 5_000, false, undefined],
    ["above", 5_001, false, undefined],
  ])("an offer that is %s is cheaper only when it is below [C-027]", (_where, feeKr, isCheaper, savedOre) => {
    const [compared] = compare([offer(1, feeKr)], { current: current() });
    expect(compared).toMatchObject({ isCheaper, yearlyFeeSavedOre: savedOre });
  });

  it("the cheaper ones are counted, against what is fetched before what is typed", () => {
    const offers = [offer(1, 4_000), offer(2, 4_999), offer(3, 5_000), offer(4, 6_000)];
    expect(countCheaper(offers, current())).toBe(2);
    expect(countCheaper(offers, current(), 4_500_00)).toBe(2);
    expect(countCheaper(offers, undefined, 4_500_00)).toBe(1);
    expect(countCheaper(offers, undefined)).toBe(0);
  });

  it("no offer is cheaper than a campaign, than an unknown fee, or than nothing [C-028]", () => {
    const offers = [offer(1, 100)];
    for (const has of [
      { current: current({ isCampaignInsurance: true }) },
      { current: current({ yearlyFeeOre: undefined }) },
      {},
    ])
      expect(compare(offers, has)).toMatchObject([{ isCheaper: false, yearlyFeeSavedOre: undefined }]);
  });

  it.each([
    [true, 1_200_00, 1_200_00],
    [true, undefined, undefined],
    [false, 1_200_00, undefined],
    [false, undefined, undefined],
  ])(
    "the badge is there when the offer is cheaper (%s) and something is saved (%s) [C-054]",
    (isCheaper, saved, badge) => {
      expect(savingsBadgeOre({ isCheaper, yearlyFeeSavedOre: saved })).toBe(badge);
    },
  );
});

describe("labels [C-053]", () => {
  it("the lowest yearly fee is marked, and every offer that shares it", () => {
    expect(labelled(compare([offer(1, 200), offer(2, 100), offer(3, 100)]), "lowest_yearlyfee")).toEqual([2, 3]);
  });

  it("an offer without binding time is marked", () => {
    expect(labelled(compare([offer(1, 100, 0), offer(2, 200, 12)]), "no_bindtime")).toEqual([1]);
  });

  it("an offer that deserves no label has none", () => {
    expect(compare([offer(1, 100), offer(2, 200)])[1]?.labels).toEqual([]);
  });

  it("twenty orders are enough to be popular, and those with fewer change nothing", () => {
    const orders: [number, number][] = [
      [1, 20],
      [2, 3],
    ];
    expect(labelled(compare([offer(1, 100), offer(2, 200)], { orders }), "popular")).toEqual([1]);
  });

  it("no provider is popular without orders, with few of them, or when two have as many", () => {
    const offers = [offer(1, 100), offer(2, 200)];
    expect(labelled(compare(offers), "popular")).toEqual([]);
    expect(labelled(compare(offers, { orders: [[1, 19]] }), "popular")).toEqual([]);
    expect(
      labelled(
        compare(offers, {
          orders: [
            [1, 40],
            [2, 40],
          ],
        }),
        "popular",
      ),
    ).toEqual([]);
    expect(
      labelled(
        compare(offers, {
          orders: [
            [1, 40],
            [2, 41],
          ],
        }),
        "popular",
      ),
    ).toEqual([2]);
  });
});

describe("what the visitor has typed", () => {
  it("is compared with where nothing is fetched", () => {
    const [cheap, dear] = compare([offer(1, 3_000), offer(2, 6_000)], { typedFeeOre: 4_000_00 });
    expect(cheap?.yearlyFeeSavedOre).toBe(1_000_00);
    expect(dear?.isCheaper).toBe(false);
  });

  it("counts for nothing beside what is fetched", () => {
    const [cheap] = compare([offer(1, 3_000)], { current: current(), typedFeeOre: 4_000_00 });
    expect(cheap?.yearlyFeeSavedOre).toBe(2_000_00);
    const [campaign] = compare([offer(1, 3_000)], {
      current: current({ isCampaignInsurance: true }),
      typedFeeOre: 4_000_00,
    });
    expect(campaign?.yearlyFeeSavedOre).toBeUndefined();
  });
});
