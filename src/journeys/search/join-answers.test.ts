import { expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { joinAnswers } from "./join-answers.ts";
import type { ProviderAnswer } from "./search.port.ts";

const offer = (providerId: number, subscriptionName: string) =>
  ({ providerId, subscriptionName }) as unknown as RankedOffer;
const offered = (providerId: number, subscriptionName: string): ProviderAnswer => ({
  kind: "answered",
  providerId,
  offers: [offer(providerId, subscriptionName)],
});

const vertical = { schemaVersion: 2 } as unknown as AnyVerticalServer;

const soFar = { offers: [offer(1, "stored")], withoutOffer: [] };
const cached = [offered(1, "cached"), offered(2, "cached")];

it("prefers the stored answer of a provider", () => {
  const joined = joinAnswers({ vertical, schemaVersion: 2 }, soFar, cached);
  expect(joined).toEqual([offered(1, "stored"), offered(2, "cached")]);
});

it("asks again those that answered in a search of another version", () => {
  expect(joinAnswers({ vertical, schemaVersion: 1 }, soFar, cached)).toEqual([]);
});
