import { beforeEach, expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { type MovableClock, movableClock } from "#tests/support/movable-clock.ts";
import { createListOpening, type ListOpening } from "./list-opening.ts";
import { OPEN_AFTER_FIRST_OFFER_MS, OPEN_AFTER_MOST_MS } from "./search-limits.ts";
import type { ProviderAnswer } from "./search.port.ts";

const priced = (providerId: number): ProviderAnswer => ({
  kind: "answered",
  providerId,
  offers: [{ providerId } as RankedOffer],
});
const declined = (providerId: number): ProviderAnswer => ({
  kind: "no-offer",
  withoutOffer: { providerId, shopId: 1, providerName: "Ett bolag", reason: "declined" },
});

let clock: MovableClock;
let opened: number[];
let opening: ListOpening;
beforeEach(() => {
  clock = movableClock(0);
  opened = [];
  opening = createListOpening({ clock, askedCount: 12, open: (answers) => void opened.push(answers.length) });
});

async function pass(ms: number): Promise<void> {
  clock.moveMs(ms);
  await new Promise(setImmediate);
}

const land = (count: number, answer = priced) => {
  for (let id = 1; id <= count; id++) opening.answerReceived(answer(id));
};

it("opens a while after all but a quarter have answered", async () => {
  land(9);
  await pass(OPEN_AFTER_MOST_MS - 1);
  expect(opened).toEqual([]);
  await pass(1);
  expect(opened).toEqual([9]);
});

it("opens with all answers received until then", async () => {
  land(9);
  await pass(OPEN_AFTER_MOST_MS / 2);
  opening.answerReceived(priced(10));
  await pass(OPEN_AFTER_MOST_MS / 2);
  expect(opened).toEqual([10]);
});

it("opens with few answers too, a long time after the first price", async () => {
  opening.answerReceived(declined(1));
  await pass(OPEN_AFTER_FIRST_OFFER_MS);
  opening.answerReceived(priced(2));
  await pass(OPEN_AFTER_FIRST_OFFER_MS - 1);
  expect(opened).toEqual([]);
  await pass(1);
  expect(opened).toEqual([2]);
});

it("does not open without a price", async () => {
  land(11, declined);
  await pass(OPEN_AFTER_FIRST_OFFER_MS);
  expect(opened).toEqual([]);
});

it("is updated with each answer after it has opened", async () => {
  land(10);
  await pass(OPEN_AFTER_MOST_MS);
  opening.answerReceived(priced(11));
  expect(opened).toEqual([10, 11]);
});

it("does not open after the end of the search, also with the last answer", async () => {
  land(10);
  opening.end();
  await pass(OPEN_AFTER_FIRST_OFFER_MS);
  expect(opened).toEqual([]);
});

it("does not open for the last answer, because the result contains it", async () => {
  land(11);
  await pass(OPEN_AFTER_MOST_MS);
  opening.answerReceived(priced(12));
  expect(opened).toEqual([11]);
});

it("is still open for a node that takes the search over", () => {
  const answered = [priced(1), priced(2)];
  const open = (answers: readonly ProviderAnswer[]) => void opened.push(answers.length);
  opening = createListOpening({ clock, askedCount: 12, answered, isOpen: true, open });
  opening.answerReceived(priced(3));
  expect(opened).toEqual([3]);
});

it("opens at the same time for a node that takes over a search with answers", async () => {
  const answered = Array.from({ length: 10 }, (_, id) => priced(id));
  const open = (answers: readonly ProviderAnswer[]) => void opened.push(answers.length);
  opening = createListOpening({ clock, askedCount: 12, answered, open });
  await pass(OPEN_AFTER_MOST_MS);
  expect(opened).toEqual([10]);
});
