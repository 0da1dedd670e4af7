import { monthlyPlan } from "#tests/support/monthly-plan.ts";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PersonFetch, PersonOrder } from "#journeys/account/account.port.ts";
import { systemClock } from "#platform/clock.ts";
import type { AgreementTerms } from "#verticals/_contract/held.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { enteredContract } from "./entered-contracts.ts";
import { fetchedContracts } from "./fetched-contracts.ts";
import { orderedContracts } from "./ordered-contracts.ts";

const today = "2026-11-16";
const NOW = Date.parse("2026-11-16T12:00:00+01:00");
const verticals = createServerVerticals(systemClock);
const named = (found: (typeof verticals)[number] | undefined): string => found?.description.name ?? "";
const yearly = named(verticals.find(({ held, cancel }) => held?.renewsYearly && cancel?.registrationNumber));
const running = named(verticals.find(({ held, checkout }) => checkout && !held?.renewsYearly));
const heldKey = (value: string) => createHash("sha256").update(value).digest("base64url");
const known = { verticals, applied: appliedVerticals, personId: "person", heldKey, today };

const order = (changes: Partial<PersonOrder> = {}): PersonOrder => ({
  orderId: "order",
  vertical: yearly,
  searchId: "search",
  providerSlug: "rattvis",
  providerName: "Rattvis",
  subscriptionName: "Halv",
  fields: { carregnumber: "SPV24K" },
  summary: { additional: [], customize: [], personal: [], subscription: [] },
  state: "placed",
  providerOrderId: "1",
  yearlyFeeOre: 300_000,
  monthlyFeeOre: 25_900,
  plan: monthlyPlan(25_900),
  startDate: "2026-01-18",
  acceptedAtMs: NOW,
  signedAtMs: undefined,
  settledAtMs: NOW,
  description: undefined,
  factSheet: undefined,
  former: undefined,
  withdrawn: undefined,
  notice: undefined,
  ...changes,
});

const withTerms = (agreement: AgreementTerms, isPaidByUse = false): Partial<PersonOrder> => ({
  vertical: running,
  fields: {},
  startDate: "2026-10-18",
  description: {
    featured: undefined,
    benefits: [],
    services: [],
    sections: [],
    bindingMonths: agreement.bindingMonths,
    isPaidByUse,
    disclaimer: undefined,
    consumerRating: undefined,
    links: [],
    agreement,
  },
});

const ordered = (...orders: readonly PersonOrder[]) => orderedContracts({ ...known, orders });

const fetched = (changes: Partial<PersonFetch> = {}): PersonFetch => ({
  fetchId: "fetch",
  vertical: yearly,
  providerSlug: "granskog",
  providerName: "Granskog",
  consentedAtMs: NOW,
  consentText: "",
  consentWithdrawnAtMs: undefined,
  policy: {
    insuranceName: undefined,
    yearlyFeeOre: 430_800,
    isCampaignInsurance: false,
    renewalDate: "2027-01-18",
    fields: { carregnumber: "SPV24K" },
    fetchedAtMs: NOW,
  },
  ...changes,
});

describe("what was ordered", () => {
  test("renews every year where the vertical does, and notice is given the day before", () => {
    expect(ordered(order())).toMatchObject([
      {
        heldId: "order",
        source: "ordered",
        thing: "SPV 24K",
        monthlyOre: 25_900,
        renewsOn: "2027-01-18",
        noticeBy: "2027-01-17",
        searchId: "search",
      },
    ]);
    const plan = {
      way: "yearly",
      parts: [{ label: "premium", amountOre: 2_985_00, every: "year", fromMonth: 0 }],
    } as const;
    expect(ordered(order({ plan }))[0], "what is paid is the year").toMatchObject({
      monthlyOre: 248_75,
      yearOre: 2_985_00,
    });
    expect(ordered(order({ startDate: "2026-12-01" }))[0]).toMatchObject({
      startsOn: "2026-12-01",
      renewsOn: "2027-12-01",
    });
  });

  test("has the days and prices of its stored terms, from the day it was delivered", () => {
    const terms = {
      monthlyOre: 39_900,
      bindingMonths: 6,
      noticeMonths: 1,
      campaign: { months: 3, monthlyOre: 28_900 },
    };
    const delivery = { state: "completed", date: "2026-10-20" } as const;
    expect(ordered(order({ ...withTerms(terms), delivery }))[0]).toMatchObject({
      monthlyOre: 28_900,
      nextMonthlyOre: 39_900,
      campaignUntil: "2027-01-20",
      boundUntil: "2027-04-20",
      noticeBy: "2027-03-20",
    });
  });

  test("has the ordinary price and no days once they have passed", () => {
    const terms = { monthlyOre: 39_900, bindingMonths: 1, campaign: { months: 1, monthlyOre: 28_900 } };
    const [held] = ordered(order({ ...withTerms(terms), startDate: "2026-01-18" }));
    expect(held).toMatchObject({ monthlyOre: 39_900, campaignUntil: undefined, boundUntil: undefined });
    expect(held).not.toHaveProperty("nextMonthlyOre");
  });

  test("costs a twelfth of a year where it is paid by use", () => {
    const terms = { campaign: { months: 3, increaseOre: 3_900 } };
    expect(ordered(order(withTerms(terms, true)))[0]).toMatchObject({
      monthlyOre: 25_000,
      isAverage: true,
      nextIncreaseOre: 3_900,
      campaignUntil: "2027-01-18",
    });
  });

  test("of a demonstration is marked as such, and no other is", () => {
    expect(ordered(order({ isDemo: true }))[0]?.isDemo).toBe(true);
    expect(ordered(order())[0]).not.toHaveProperty("isDemo");
  });

  test("is not held before it is placed, nor after a withdrawal or without a delivery", () => {
    expect(ordered(order({ delivery: { state: "refused", date: undefined } }))).toEqual([]);
    const withdrawn = { atMs: NOW, outcome: "sending", closing: undefined } as const;
    expect(ordered(order({ state: "placing" }), order({ withdrawn }))).toEqual([]);
    expect(ordered(order({ withdrawn: { ...withdrawn, outcome: "continued" } }))).toHaveLength(1);
  });
});

describe("what was fetched", () => {
  test("is the newest of each agreement, under an id that a new fetch does not change", () => {
    const list = fetchedContracts(
      { ...known, orders: [] },
      [fetched(), fetched({ fetchId: "older", policy: undefined }), fetched({ fetchId: "oldest" })],
      [],
    );
    expect(list).toMatchObject([{ monthlyOre: 35_900, renewsOn: "2027-01-18", noticeBy: "2027-01-17" }]);
    const [later] = fetchedContracts({ ...known, orders: [] }, [fetched({ fetchId: "new" })], []);
    expect(later?.heldId).toBe(list[0]?.heldId);
  });

  test("ends only where our notice is about the same insurer, day and object", () => {
    const notice = { insurerName: "Granskog", endsOn: "2027-01-18", askedAtMs: NOW, mailState: "sent" } as const;
    const heldWith = (changes: Partial<PersonOrder>) =>
      fetchedContracts({ ...known, orders: [order({ notice, ...changes })] }, [fetched()], [])[0];
    expect(heldWith({})).toMatchObject({ endsOn: "2027-01-18", renewsOn: undefined, noticeBy: undefined });
    for (const changes of [
      { notice: undefined },
      { notice: { ...notice, endsOn: "2026-01-18" } },
      { notice: { ...notice, insurerName: "Tuvull" } },
      { fields: { carregnumber: "ABC123" } },
    ])
      expect(heldWith(changes)).toMatchObject({ endsOn: undefined, renewsOn: "2027-01-18" });
  });

  test("is another agreement for another object, and has no price for a campaign", () => {
    const { policy } = fetched();
    const other = fetched({ policy: policy && { ...policy, fields: { carregnumber: "ABC123" } } });
    const campaign = fetched({ providerSlug: "tuvull", policy: policy && { ...policy, isCampaignInsurance: true } });
    const list = fetchedContracts({ ...known, orders: [] }, [fetched(), other, campaign], []);
    expect(list.map(({ thing, monthlyOre }) => [thing, monthlyOre])).toEqual([
      ["SPV 24K", 35_900],
      ["ABC 123", 35_900],
      ["SPV 24K", undefined],
    ]);
  });

  test("has the search that it was compared with, whose facts can be used again", () => {
    const saving = {
      savingId: "seen",
      personId: "person",
      vertical: yearly,
      searchId: "search",
      fetchId: "fetch",
      yearlyFeeSavedOre: undefined,
      yearlyFeeTodayOre: undefined,
      createdAtMs: NOW,
    };
    expect(fetchedContracts({ ...known, orders: [] }, [fetched()], [saving])[0]?.searchId).toBe("search");
  });

  test("has no day once the day has passed, since what happened then is unknown", () => {
    const { policy } = fetched();
    const old = fetched({ policy: policy && { ...policy, renewalDate: "2026-10-01" } });
    expect(fetchedContracts({ ...known, orders: [] }, [old], [])[0]?.renewsOn).toBeUndefined();
  });
});

describe("what was entered", () => {
  const entered = (content: Parameters<typeof enteredContract>[1]["content"]) =>
    enteredContract(known, { contractId: "entered", content, changedAtMs: NOW });

  test("renews a year later where its kind does", () => {
    expect(entered({ vertical: "travel", providerName: "Nordkaj", renewsOn: "2026-05-04" })).toMatchObject({
      product: "reseförsäkring",
      renewsOn: "2027-05-04",
      noticeBy: "2027-05-03",
    });
    expect(entered({ vertical: "phone", providerName: "Ton", renewsOn: "2026-05-04" }).renewsOn).toBeUndefined();
  });

  test("costs the next price once its days have passed", () => {
    const prices = { vertical: "phone", providerName: "Ton", monthlyOre: 19_900, nextMonthlyOre: 29_900 };
    expect(entered({ ...prices, boundUntil: "2027-03-01" })).toMatchObject({
      monthlyOre: 19_900,
      nextMonthlyOre: 29_900,
    });
    expect(entered({ ...prices, boundUntil: "2026-03-01" })).toMatchObject({
      monthlyOre: 29_900,
      nextMonthlyOre: undefined,
    });
  });
});
