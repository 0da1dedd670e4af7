import { choosePrice, comparisonOf } from "#domain/offer/price.ts";
import { describe, expect, it } from "vitest";
import type { Provider, ProviderReply } from "#verticals/_contract/provider.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import {
  type WrittenSubscription,
  writeSubscriptionList,
} from "#simulators/verticals/broadband/write-subscription-list.ts";
import { broadbandProviders } from "./broadband-providers.ts";
import { atOnceNames, jobNames } from "./protocols/subscription-list.wire.ts";

/** Whole messages, independent of the tables of names. */

const search: BroadbandSearch = {
  address: "Sparvvägen 7",
  postalCode: "12345",
  city: "Farsta",
  type: "all",
  minSpeedMbit: undefined,
  maxBindingMonths: undefined,
  currentFeeOre: undefined,
};

const atOnce = {
  status: "DELIVERED",
  validUntil: "2026-12-17T00:00:00.000Z",
  about: "Om oss.",
  subscriptions: [
    {
      quoteId: "Q1",
      code: "fiber-250",
      name: "Fiber 250",
      description: "Igång inom tre dagar.",
      technology: "FIBER",
      netOwner: "Tallnät",
      downMbps: 250,
      upMbps: 200,
      perMonth: 379,
      campaign: { perMonth: 199, months: 6 },
      setupFee: 99,
      firstYearTotal: 3_567,
      routerIncluded: true,
      bindingMonths: 12,
      noticeMonths: 1,
      documents: [{ title: "Avtalsvillkor", url: "https://fiberlin.example/villkor.pdf" }],
    },
  ],
};

const job = {
  utfall: "ja",
  giltigTill: "2026-12-17T00:00:00.000Z",
  om: "Om oss.",
  abonnemang: [
    {
      offertnr: "Q1",
      kod: "mobilt-200",
      namn: "Mobilt 200",
      beskrivning: "Utan uttag.",
      teknik: "mobilt",
      nedMbit: 200,
      uppMbit: 30,
      manadsavgiftOre: 34_900,
      startavgiftOre: 49_500,
      forstaAretOre: 468_300,
      routerIngar: false,
      bindningManader: 0,
      uppsagningManader: 3,
      dokument: [{ namn: "Avtalsvillkor", adress: "https://bandtrast.example/villkor.pdf" }],
    },
  ],
};

const providerOf = (slug: string): Provider<BroadbandSearch, BroadbandDetail> => {
  const found = broadbandProviders.find((provider) => provider.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};
const reply = (body: object, status = 200): ProviderReply => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(body),
});
const readBy = (slug: string, body: object, changes: Partial<BroadbandSearch> = {}) =>
  providerOf(slug).read(reply(body), { search: { ...search, ...changes }, facts: undefined });

const fiber: BroadbandDetail = {
  about: "Om oss.",
  info: "Igång inom tre dagar.",
  type: "fiber",
  netOwner: "Tallnät",
  downMbit: 250,
  upMbit: 200,
  monthlyFeeOre: 379_00,
  campaign: { feeOre: 199_00, months: 6 },
  startFeeOre: 99_00,
  hasRouter: true,
  bindingMonths: 12,
  noticeMonths: 1,
  links: [{ name: "Avtalsvillkor", url: "https://fiberlin.example/villkor.pdf" }],
};

describe("an operator that answers at once", () => {
  it("is asked with the address in the body", () => {
    const { method, path, body } = providerOf("fiberlin").prepare(search);
    expect([method, path]).toEqual(["POST", "/v1/broadband/quotes"]);
    expect(JSON.parse(body ?? "")).toEqual({ street: "Sparvvägen 7", postalCode: "12345", city: "Farsta" });
  });

  it("is read in kronor, and its price is the first year with the start fee", () => {
    const reading = readBy("fiberlin", atOnce);
    expect(reading).toMatchObject({ kind: "answered", offers: [{ plan: "fiber-250", subscriptionName: "Fiber 250" }] });
    const [offer] = reading.kind === "answered" ? reading.offers : [];
    expect(offer?.detail).toEqual(fiber);
    expect(offer && choosePrice(offer.price)).toMatchObject({
      comparison: { ore: 3_567_00, basis: "first-year" },
      headline: { unit: "ore-first-year", value: 3_567_00 },
    });
  });

  it("is not believed when its terms do not make its sum of the first year", () => {
    const [subscription] = atOnce.subscriptions;
    const subscriptions = [{ ...subscription, firstYearTotal: 3_468 }];
    expect(readBy("fiberlin", { ...atOnce, subscriptions })).toMatchObject({ kind: "unreadable" });
  });

  it("declines with its reason, and where nothing is what was searched for", () => {
    const none = { status: "NOT_DELIVERED", reason: "Vi levererar inte dit." };
    expect(readBy("fiberlin", none)).toEqual({ kind: "declined", message: "Vi levererar inte dit." });
    for (const wish of [{ type: "mobile" }, { minSpeedMbit: 500 }, { maxBindingMonths: 0 }] as const)
      expect(readBy("fiberlin", atOnce, wish)).toMatchObject({ kind: "declined" });
  });

  it("is written by the simulator in the same form", () => {
    const [stated] = atOnce.subscriptions;
    const plan: WrittenSubscription = {
      quoteId: "Q1",
      code: "fiber-250",
      name: "Fiber 250",
      info: stated?.description ?? "",
      netOwner: "Tallnät",
      type: "fiber",
      downMbit: 250,
      upMbit: 200,
      monthlyKr: 379,
      campaign: { kr: 199, months: 6 },
      startKr: 99,
      hasRouter: true,
      bindingMonths: 12,
      noticeMonths: 1,
    };
    const { about, validUntil } = atOnce;
    const written = { about, validUntil, subscriptions: [plan], documents: stated?.documents ?? [] };
    expect(writeSubscriptionList(written, atOnceNames)).toEqual(atOnce);
  });
});

describe("an operator that works by jobs", () => {
  it("is asked in its own names", () => {
    const { path, body } = providerOf("bandtrast").prepare({ ...search, city: undefined });
    expect(path).toBe("/bredband/offertjobb");
    expect(JSON.parse(body ?? "")).toEqual({ gatuadress: "Sparvvägen 7", postnr: "12345" });
  });

  it("is read in öre", () => {
    const reading = readBy("bandtrast", job);
    const [offer] = reading.kind === "answered" ? reading.offers : [];
    expect(offer?.detail).toMatchObject({
      type: "mobile",
      netOwner: undefined,
      monthlyFeeOre: 349_00,
      campaign: undefined,
      startFeeOre: 495_00,
      hasRouter: false,
      noticeMonths: 3,
    });
    expect(offer && comparisonOf(offer.price).ore).toBe(4_683_00);
  });

  it("is written by the simulator in the same form", () => {
    const { om: about, giltigTill: validUntil } = job;
    const plan: WrittenSubscription = {
      quoteId: "Q1",
      code: "mobilt-200",
      name: "Mobilt 200",
      info: "Utan uttag.",
      type: "mobile",
      downMbit: 200,
      upMbit: 30,
      monthlyKr: 349,
      startKr: 495,
      hasRouter: false,
      bindingMonths: 0,
      noticeMonths: 3,
    };
    const documents = [{ title: "Avtalsvillkor", url: "https://bandtrast.example/villkor.pdf" }];
    expect(writeSubscriptionList({ about, validUntil, subscriptions: [plan], documents }, jobNames)).toEqual(job);
  });
});
