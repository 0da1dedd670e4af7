import { beforeEach, expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { createLiveProgress, type LiveProgress } from "./live-progress.ts";
import type { ProviderAnswer } from "./search.port.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const search = { searchId: "s1", vertical: "car" };
const offerOf = (providerId: number, monthlyFeeOre: number) =>
  ({
    providerId,
    price: insurancePrice({ monthlyFeeOre, yearlyFeeOre: 12 * monthlyFeeOre }, "ore-month"),
  }) as RankedOffer;
const priced = (providerId: number, monthlyFeeOre: number): ProviderAnswer => ({
  kind: "answered",
  providerId,
  offers: [offerOf(providerId, monthlyFeeOre)],
});
const declined = (providerId: number): ProviderAnswer => ({
  kind: "no-offer",
  withoutOffer: { providerId, shopId: 1, providerName: "Ett bolag", reason: "declined" },
});

let live: LiveProgress;
beforeEach(() => {
  live = createLiveProgress(2);
  live.begin("s1", []);
  live.bind("t1", "anna", search);
});

it("reports the answers so far, and the end", () => {
  live.answer("s1", priced(81, 23_600));
  live.answer("s1", declined(82));
  expect(live.readSnapshot("t1", "anna")).toEqual({
    ...search,
    monthlyFeeOre: new Map([
      [81, 23_600],
      [82, undefined],
    ]),
    yearlyFeeOre: new Map([[81, 12 * 23_600]]),
    listedCount: 0,
    isDone: false,
    isAttended: true,
  });
  live.end("s1", { offers: [offerOf(83, 100)], withoutOffer: [] });
  expect(live.readSnapshot("t1", "anna")?.isDone).toBe(true);
  expect(live.readSnapshot("t1", "anna")?.monthlyFeeOre.get(83)).toBe(100);
});

it("reports the best of a provider's offers, and at the end how many offers the list has", () => {
  const offers = [100, 200, 300].map((monthlyFeeOre) => offerOf(81, monthlyFeeOre));
  live.answer("s1", { kind: "answered", providerId: 81, offers });
  expect(live.readSnapshot("t1", "anna")).toMatchObject({ listedCount: 0, monthlyFeeOre: new Map([[81, 100]]) });
  live.end("s1", { offers, withoutOffer: [] });
  expect(live.readSnapshot("t1", "anna")).toMatchObject({ listedCount: 3, monthlyFeeOre: new Map([[81, 100]]) });
});

it("a provider without an answer is not reported as answered, not even at the end", () => {
  const unanswered = { providerId: 84, shopId: 1, providerName: "Ett bolag", reason: "no-answer" } as const;
  live.answer("s1", { kind: "no-offer", withoutOffer: unanswered });
  expect(live.readSnapshot("t1", "anna")?.monthlyFeeOre.has(84)).toBe(false);
  live.end("s1", { offers: [], withoutOffer: [unanswered] });
  expect(live.readSnapshot("t1", "anna")).toMatchObject({ isDone: true, monthlyFeeOre: new Map() });
});

it("has no snapshot for another visitor, nor of a search that this node does not run", () => {
  expect(live.readSnapshot("t1", "bertil")).toBeUndefined();
  expect(live.readSnapshot("t2", "anna")).toBeUndefined();
  live.bind("t3", "anna", { searchId: "elsewhere", vertical: "car" });
  expect(live.readSnapshot("t3", "anna")).toBeUndefined();
});

it("returns the same object until something changes, and never mutates it", () => {
  const first = live.readSnapshot("t1", "anna");
  expect(live.readSnapshot("t1", "anna")).toBe(first);
  live.answer("s1", priced(81, 100));
  expect(live.readSnapshot("t1", "anna")).not.toBe(first);
  expect(first?.monthlyFeeOre.size).toBe(0);
});

it("reports how many offers the open list has", () => {
  live.answer("s1", priced(81, 100));
  const before = live.readSnapshot("t1", "anna");
  live.listed("s1", 1);
  expect(live.readSnapshot("t1", "anna")).toEqual({ ...before, listedCount: 1 });
});

it("counts what was answered before the search was taken over", () => {
  live.begin("s1", [priced(81, 100)]);
  expect(live.readSnapshot("t1", "anna")?.monthlyFeeOre.get(81)).toBe(100);
});

it("drops a failed run and the least recently used search", () => {
  live.forget("s1");
  expect(live.readSnapshot("t1", "anna")).toBeUndefined();
  live.begin("s1", []);
  live.begin("s2", []);
  live.begin("s3", []);
  expect(live.readSnapshot("t1", "anna")).toBeUndefined();
});
