import { expect, it } from "vitest";
import type { ProviderWithoutOffer, RankedOffer } from "#domain/offer/offer.ts";
import { startSearchTimer } from "./search-timer.ts";

function timed(isShown = false) {
  const noted: string[] = [];
  let nowMs = 1_000;
  const measure = {
    searchEnded: (vertical: string, outcome: string, tookMs: number) =>
      void noted.push(`${vertical} ${outcome} ${tookMs}`),
    listShown: (vertical: string, tookMs: number) => void noted.push(`${vertical} list ${tookMs}`),
    providerAnswered: () => undefined,
    quoteTaken: () => undefined,
  };
  const timer = startSearchTimer({ measure, clock: { nowMs: () => nowMs } }, "x", isShown);
  return { timer, noted, wait: (ms: number) => (nowMs += ms) };
}

const resultOf = (offerCount: number, reasons: readonly ProviderWithoutOffer["reason"][]) => ({
  offers: Array.from({ length: offerCount }, () => ({}) as RankedOffer),
  withoutOffer: reasons.map((reason) => ({ providerId: 1, shopId: 1, providerName: "a", reason })),
});

it.each([
  [1, ["declined"], "complete"],
  [1, ["declined", "no-answer"], "partial"],
  [0, ["declined", "no-answer"], "empty"],
  [0, ["no-answer", "unreadable"], "failed"],
  [0, [], "empty"],
] as const)("a search with %i offers and %j ends as %s", (offerCount, reasons, outcome) => {
  const { timer, noted } = timed();
  timer.ended(resultOf(offerCount, reasons));
  expect(noted.at(-1)).toBe(`x ${outcome} 0`);
});

it("a list counts when it opens, and not again when it grows or ends", () => {
  const { timer, noted, wait } = timed();
  wait(400);
  timer.listShown();
  timer.listShown();
  wait(600);
  timer.ended(resultOf(1, []));
  expect(noted).toEqual(["x list 400", "x complete 1000"]);
});

it("a list that another node had opened is not counted again", () => {
  const { timer, noted } = timed(true);
  timer.ended(resultOf(1, []));
  expect(noted).toEqual(["x complete 0"]);
});

it("a search that cannot be stored is counted as failed, and its list not at all", () => {
  const { timer, noted } = timed();
  timer.failed();
  expect(noted).toEqual(["x failed 0"]);
});
