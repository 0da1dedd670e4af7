import { expect, test } from "vitest";
import { checkReceipt } from "./check-receipt.ts";
import { rankAgain } from "./rank-again.ts";
import { isReceipt } from "./receipt-shape.ts";
import type { Receipt, ReceiptOffer } from "./receipt.ts";

const offer = (position: number, providerId: number, yearKr: number, ownKr: number): ReceiptOffer => ({
  position,
  providerId,
  name: "Hel",
  ore: yearKr * 100,
  period: "year",
  ownOre: ownKr * 100,
});

/** Three times in ten years: 5,568, 5,772 and 6,288 kr. */
const receipt: Receipt = {
  type: "ranking-receipt",
  version: 1,
  id: "a-search",
  vertical: "sample",
  time: "2026-11-14T13:31:07.000Z",
  question: {},
  deadlineMs: 20_000,
  providers: [
    { id: 1, name: "Fyrbåk", answer: "offered" },
    { id: 2, name: "Rattvis", answer: "offered" },
    { id: 3, name: "Tuvull", answer: "offered" },
  ],
  offers: [offer(1, 2, 4_368, 4_000), offer(2, 1, 5_172, 2_000), offer(3, 3, 3_588, 9_000)],
  rule: { name: "risk-1", version: 1, parameters: { event: "parking", halves: 6 } },
};

const withHalves = (halves: number): Receipt => ({
  ...receipt,
  rule: { name: "risk-1", version: 1, parameters: { event: "parking", halves } },
});

test("a list in the order of price plus expected own part passes", () => {
  expect(isReceipt(receipt)).toBe(true);
  expect(checkReceipt(receipt)).toBeUndefined();
});

test("the same order at another frequency is found to be wrong", () => {
  expect(checkReceipt(withHalves(0))).toBe("order");
  expect(rankAgain(withHalves(0)).map(({ position }) => position)).toEqual([2, 3, 1]);
});

test("an offer without its own part, and an own part that no rule reads, are found", () => {
  const { ownOre: _, ...bare } = offer(1, 2, 4_368, 4_000);
  expect(checkReceipt({ ...receipt, offers: [bare, ...receipt.offers.slice(1)] })).toBe("order");
  expect(checkReceipt({ ...receipt, rule: { name: "cost", version: 1 } })).toBe("order");
});

test("a frequency outside the slider, and a rule without parameters, are no receipt", () => {
  expect(isReceipt(withHalves(11))).toBe(false);
  expect(isReceipt(withHalves(-1))).toBe(false);
  expect(isReceipt({ ...receipt, rule: { name: "risk-1", version: 1 } })).toBe(false);
});
