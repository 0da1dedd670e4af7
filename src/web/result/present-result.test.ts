import { describe, expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { presentResult } from "./present-result.ts";

const web = {
  description: { name: "example" },
  pickFacts: ({ shown }: { shown?: unknown }) => ({ shown }),
} as unknown as VerticalWeb;

const offer: RankedOffer = {
  providerId: 1,
  shopId: 1001,
  providerName: "Alfa",
  subscriptionId: "a-1",
  subscriptionName: "Alfa Bas",
  yearlyFeeOre: 283_200,
  monthlyFeeOre: 23_600,
  validUntil: "2027-01-01T00:00:00Z",
  detail: { shown: "yes", kept: "no" },
  resultId: "unguessable",
  position: 1,
};

const page = (over: Partial<ResultPage>): ResultPage => ({
  searchId: "s1",
  state: "done",
  summary: { zip: "123 45" },
  asked: [
    { providerId: 1, name: "Alfa", slug: "alfa" },
    { providerId: 2, name: "Beta", slug: "beta" },
    { providerId: 3, name: "Gamma", slug: "gamma" },
  ],
  offers: [offer],
  silent: [{ providerId: 2, shopId: 1002, providerName: "Beta", reason: "declined", message: "Nej tack" }],
  ...over,
});

describe("what the result page sends to the browser", () => {
  it("is, when done, the offers with what a card shows and nothing more", () => {
    expect(presentResult(web, page({}))).toEqual({
      vertical: "example",
      searchId: "s1",
      state: "done",
      summary: { zip: "123 45" },
      askedCount: 3,
      offers: [
        {
          providerId: 1,
          providerName: "Alfa",
          logoUrl: "/logos/alfa.svg",
          subscriptionName: "Alfa Bas",
          monthlyFeeOre: 23_600,
          yearlyFeeOre: 283_200,
          facts: { shown: "yes" },
        },
      ],
      silent: [{ providerId: 2, providerName: "Beta", reason: "declined", message: "Nej tack" }],
      waitingFor: [],
      progress: [],
    });
  });

  it("is, while searching, who is asked and how far each has come", () => {
    const shown = presentResult(web, page({ state: "searching" }));
    expect(shown.offers).toEqual([]);
    expect(shown.waitingFor.map(({ name }) => name)).toEqual(["Alfa", "Beta", "Gamma"]);
    expect(shown.progress).toEqual([
      { providerId: 1, fee: "236\u00A0kr", hasAnswered: true },
      { providerId: 2, fee: null, hasAnswered: true },
      { providerId: 3, fee: null, hasAnswered: false },
    ]);
  });
});
