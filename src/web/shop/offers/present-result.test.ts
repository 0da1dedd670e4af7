import { describe, expect, it } from "vitest";
import type { ComparedOffer } from "#domain/comparison/compare-offers.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { presentResult } from "./present-result.ts";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const web = {
  description: { name: "example", texts: { nouns: insuranceNouns } },
  pickFacts: ({ shown }: { shown?: unknown }) => ({ shown }),
  pickKnown: ({ vehicle }: RegisterAnswers) => vehicle && { make: vehicle.make },
} as unknown as VerticalWeb;

const PRICE = choosePrice(insurancePrice({ yearlyFeeOre: 283_200, monthlyFeeOre: 23_600 }, "ore-month"));

const offer: ComparedOffer = {
  providerId: 1,
  shopId: 1001,
  providerName: "Alfa",
  subscriptionId: "a-1",
  subscriptionName: "Alfa Bas",
  price: PRICE,
  validUntil: "2027-01-01T00:00:00Z",
  detail: { shown: "yes", hidden: "no" },
  resultId: "unguessable",
  position: 1,
  isCheaper: true,
  yearlyFeeSavedOre: 147_600,
  labels: ["lowest_yearlyfee"],
};

const current: CurrentInsurance = {
  fetchDataId: "f1",
  providerName: "Beta",
  yearlyFeeOre: 430_800,
  isCampaignInsurance: false,
  renewalDate: "2027-01-18",
  searchParameters: { secret: "x" },
};

const NOW = { today: "2026-11-15" };

const page = (over: Partial<ResultPage>): ResultPage => ({
  searchId: "s1",
  state: "done",
  summary: { zip: "123 45" },
  asked: [
    { providerId: 1, name: "Alfa", slug: "alfa" },
    { providerId: 2, name: "Beta", slug: "beta" },
    { providerId: 3, name: "Gamma", slug: "gamma" },
  ],
  payment: "monthly",
  offers: [offer],
  currentInsurance: undefined,
  withoutOffer: [{ providerId: 2, shopId: 1002, providerName: "Beta", reason: "declined", message: "Nej tack" }],
  ...over,
});

describe("what the result page sends to the browser", () => {
  it("has a favourite id only for favourites [C-056]", () => {
    const offers = [{ ...offer, favouriteId: "f-1" }, offer];
    const [marked, other] = presentResult(web, page({ offers }), NOW).offers;
    expect(marked?.favouriteId).toBe("f-1");
    expect(other).not.toHaveProperty("favouriteId");
  });

  it("is, when done, the offers with only what a card shows", () => {
    expect(presentResult(web, page({}), NOW)).toEqual({
      vertical: "example",
      searchId: "s1",
      choices: { fetchDataId: undefined, payment: "monthly" },
      payment: "monthly",
      lead: "Från 2\u202F832\u00A0kr/år. Lägst årspris visas först.",
      cheaperHeading: "Lägre pris än idag",
      state: "done",
      view: { kind: "results" },
      summary: { zip: "123 45" },
      known: undefined,
      today: "2026-11-15",
      current: undefined,
      mostSaved: { text: "Upp till 1\u202F476\u00A0kr /år att spara", isForSameCover: true },
      parts: { hasCheckout: false, fetch: undefined },
      askedCount: 3,
      offers: [
        {
          providerId: 1,
          shopId: 1001,
          providerName: "Alfa",
          logoUrl: "/logos/alfa.svg",
          lowLogoUrl: "/logos/low/alfa.png",
          resultId: "unguessable",
          labels: ["lowest_yearlyfee"],
          savingOre: 147_600,
          saving: { text: "Spara 1\u202F476\u00A0kr /år", isForSameCover: true },
          subscriptionName: "Alfa Bas",
          price: PRICE,
          facts: { shown: "yes" },
        },
      ],
      providersWithoutOffer: [{ providerId: 2, providerName: "Beta", reason: "declined", message: "Nej tack" }],
      waitingFor: [],
      progress: [],
    });
  });

  it("has what the visitor pays today, fetched or typed", () => {
    expect(presentResult(web, page({ typedFeeOre: 500_000 }), NOW).yoursOre).toBe(500_000);
    expect(presentResult(web, page({ currentInsurance: current, typedFeeOre: undefined }), NOW).yoursOre).toBe(430_800);
    expect(presentResult(web, page({}), NOW)).not.toHaveProperty("yoursOre");
  });

  it("names another cover than today's before the amount, and marks the provider of today", () => {
    const change = { kind: "less", today: "Stor", wanted: "Liten", parts: ["glas", "brand"] } as const;
    const { offers, cover, cheaperHeading, mostSaved } = presentResult(
      web,
      page({ currentInsurance: { ...current, providerName: "Alfa" }, cover: { today: "Stor", change } }),
      NOW,
    );
    expect(cover?.text).toBe("Liten är ett mindre skydd än din stor idag. Du förlorar glas och brand.");
    expect(cheaperHeading).toBe("Lägre pris och mindre skydd än idag");
    expect(offers[0]?.saving).toEqual({ text: "Mindre skydd, 1\u202F476\u00A0kr lägre /år", isForSameCover: false });
    expect(mostSaved).toEqual({ text: "Mindre skydd, upp till 1\u202F476\u00A0kr lägre /år", isForSameCover: false });
    expect(offers[0]?.labels).toContain("same_provider");
  });

  it("is, while searching, the asked providers and the progress of each", () => {
    const shown = presentResult(web, page({ state: "created" }), NOW);
    expect(shown.offers).toEqual([]);
    expect(shown.waitingFor.map(({ name }) => name)).toEqual(["Alfa", "Beta", "Gamma"]);
    expect(shown.progress).toEqual([
      { providerId: 1, fee: "236\u00A0kr", yearlyFee: expect.stringMatching(/kr$/) as string, hasAnswered: true },
      { providerId: 2, fee: null, yearlyFee: null, hasAnswered: true },
      { providerId: 3, fee: null, yearlyFee: null, hasAnswered: false },
    ]);
  });

  it("marks the offers of a provider with several, and reports its best as progress", () => {
    const several = [offer, { ...offer, resultId: "other", monthlyFeeOre: 99_900 }];
    const alone = { ...offer, providerId: 3, resultId: "third" };
    const { offers, progress } = presentResult(web, page({ state: "open", offers: [...several, alone] }), NOW);
    expect(offers.map(({ resultId, isOneOfSeveral }) => [resultId, isOneOfSeveral])).toEqual([
      ["unguessable", true],
      ["other", true],
      ["third", undefined],
    ]);
    expect(progress.find(({ providerId }) => providerId === 1)?.fee).toBe("236\u00A0kr");
  });

  it("is, for an open list, the offers so far and the awaited providers", () => {
    const shown = presentResult(web, page({ state: "open" }), NOW);
    expect(shown.view).toEqual({ kind: "results" });
    expect(shown.offers.map(({ providerName }) => providerName)).toEqual(["Alfa"]);
    expect(shown.waitingFor.map(({ name }) => name)).toEqual(["Gamma"]);
  });

  it("has of what registers know only what the vertical shows", () => {
    const vehicle = {
      registrationNumber: "SPV24K",
      make: "Volvo",
      model: "V60",
      modelYear: 2019,
      colour: "blue",
      powerKw: 140,
      fuel: "diesel",
      status: "in-traffic",
    } as const;
    expect(presentResult(web, page({ registers: { vehicle } }), NOW).known).toEqual({ make: "Volvo" });
    expect(presentResult(web, page({ registers: {} }), NOW).known).toBeUndefined();
  });

  it("has today's fee in the unit of the list: a month that is not whole is an average, and no month stands beside a year", () => {
    const monthly = { ...web, description: { ...web.description, headlineUnit: "ore-month" } } as typeof web;
    const feeOf = (yearlyFeeOre: number, payment: "monthly" | "yearly") =>
      presentResult(monthly, page({ currentInsurance: { ...current, yearlyFeeOre }, payment }), NOW).current?.fee;
    expect(feeOf(430_800, "monthly")).toEqual({
      line: { value: 35_900, unit: "ore-month" },
      year: "4\u202F308\u00A0kr/år",
    });
    expect(feeOf(430_000, "monthly")).toEqual({
      line: { value: 35_800, unit: "ore-month" },
      year: "i snitt, 4\u202F300\u00A0kr/år",
    });
    expect(feeOf(430_800, "yearly")).toEqual({ line: { value: 430_800, unit: "ore-year" } });
  });

  it("has what is shown of the current insurance, with its fee unless it is a campaign's [C-028] [C-043]", () => {
    const shown = (changes: Partial<CurrentInsurance>) =>
      presentResult(web, page({ currentInsurance: { ...current, ...changes } }), NOW).current;
    expect(shown({})).toEqual({
      fetchDataId: "f1",
      fields: { known: ["secret"], missing: [] },
      providerName: "Beta",
      logoUrl: "/logos/beta.svg",
      yearlyFeeOre: 430_800,
      fee: { line: { value: 430_800, unit: "ore-year" } },
      isCampaign: false,
      coverText: "Bolaget sa inte vad som ingår. Jämför skydden innan du byter.",
      strip: "Din försäkring idag. Förnyas 18 januari 2027.",
      renewal: { date: "18 januari 2027", isoDate: "2027-01-18", months: 3 },
    });
    expect(shown({ isCampaignInsurance: true })).toMatchObject({ yearlyFeeOre: undefined, isCampaign: true });
    expect(shown({ renewalDate: undefined, providerName: "Okänd" })).toMatchObject({
      renewal: undefined,
      logoUrl: undefined,
    });
  });

  it("states worse terms before the amount, and leads to what differs", () => {
    const offers = (verdict: "less" | "unknown" | "not-less") =>
      page({}).offers.map((offer) => ({
        ...offer,
        likeness: {
          verdict,
          worse: verdict === "less" ? ["Glas", "Stöld"] : [],
          unknown: verdict === "unknown" ? ["Räddning", "Maskinskada", "Djurkollision"] : [],
          hasKnown: true,
        },
      }));
    const shown = (verdict: "less" | "unknown" | "not-less") =>
      presentResult(web, page({ currentInsurance: current, offers: offers(verdict) }), NOW);
    expect(shown("less")).toMatchObject({
      cheaperHeading: "Lägre pris och sämre villkor än idag",
      mostSaved: { text: expect.stringMatching(/men inte för samma skydd$/) as string, isForSameCover: false },
    });
    expect(shown("less").offers[0]).toMatchObject({
      saving: {
        caution: { text: "Sämre i 2 delar", names: ": glas och stöld" },
        text: "1\u202F476\u00A0kr lägre per år",
        isForSameCover: false,
      },
      difference: expect.stringContaining("skillnad/?resultid=") as string,
    });
    // What is not known is named too, and is no saving either.
    expect(shown("unknown").offers[0]).toMatchObject({
      saving: {
        caution: { text: "Okänt i 3 delar", names: ": räddning, maskinskada och djurkollision" },
        text: "1\u202F476\u00A0kr lägre per år",
        isForSameCover: false,
      },
      difference: expect.stringContaining("skillnad/?resultid=") as string,
    });
    expect(shown("unknown").mostSaved?.isForSameCover).toBe(false);
    expect(shown("not-less").offers[0]?.saving).toMatchObject({ isForSameCover: true });
  });

  it("has staying as the headline only when no offer is better, and its place otherwise", () => {
    const staying = { position: 3, of: 11, cheaper: 2, cheaperForLess: 2, isBest: true };
    const shown = (changes: object) =>
      presentResult(web, page({ currentInsurance: current, staying: { ...staying, ...changes } }), NOW).staying;
    expect(shown({})).toEqual({
      place: "Plats 3 av 11 efter årspris",
      facts: [],
      best: {
        title: `Stanna kvar hos ${current.providerName}`,
        lead: "Ingen av de 10 är billigare för samma skydd. 2 är sämre än din i minst en del och har lägre pris.",
        label: expect.any(String) as string,
      },
    });
    expect(shown({ cheaper: 0, cheaperForLess: 0 })?.best?.lead).toBe("Inget av de 10 priserna är lägre än ditt.");
    expect(shown({ isBest: false })).toEqual({ place: "Plats 3 av 11 efter årspris", facts: [] });
  });
});
