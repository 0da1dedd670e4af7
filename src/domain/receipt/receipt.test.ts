import { expect, test } from "vitest";
import { checkReceipt } from "./check-receipt.ts";
import { rankAgain } from "./rank-again.ts";
import { isReceipt } from "./receipt-shape.ts";
import type { Receipt, ReceiptOffer } from "./receipt.ts";

const offer = (position: number, providerId: number, ore: number): ReceiptOffer => ({
  position,
  providerId,
  name: "Hel",
  ore,
  period: "year",
});

const receipt: Receipt = {
  type: "ranking-receipt",
  version: 1,
  id: "a-search",
  vertical: "sample",
  time: "2026-11-14T13:31:07.000Z",
  question: { cover: "half", zip: "12" },
  deadlineMs: 20_000,
  providers: [
    { id: 1, name: "Åkerbär", answer: "offered", answerMs: 4_000, answeredAt: "2026-11-14T13:31:04.000Z" },
    { id: 2, name: "Zetterlund", answer: "offered", isStoredPrice: true },
    { id: 3, name: "Granskog", answer: "declined", answerMs: 900, answeredAt: "2026-11-14T13:31:01.000Z" },
  ],
  offers: [offer(1, 2, 260_000), offer(2, 1, 260_000), offer(3, 2, 310_000)],
  rule: { name: "cost", version: 1 },
};

const withOffers = (offers: ReceiptOffer[], change: Partial<Receipt> = {}) => ({ ...receipt, ...change, offers });

test("a list in the order of its rule passes; equal prices are in Swedish order of the providers' names", () => {
  expect(checkReceipt(receipt)).toBeUndefined();
  expect(rankAgain(receipt).map(({ position }) => position)).toEqual([1, 2, 3]);
});

test("a dearer offer before a cheaper one, and a tie in another order, are found", () => {
  const dearer = withOffers([offer(1, 2, 310_000), offer(2, 1, 260_000), offer(3, 2, 260_000)]);
  expect(checkReceipt(dearer)).toBe("order");
  expect(rankAgain(dearer).map(({ position }) => position)).toEqual([3, 2, 1]);
  expect(checkReceipt(withOffers([offer(1, 1, 260_000), offer(2, 2, 260_000)]))).toBe("order");
});

test("the highest gain comes first where the rule is of gain", () => {
  const gain = { rule: { name: "gain", version: 1 } } as const;
  expect(checkReceipt(withOffers([offer(1, 1, 9_000), offer(2, 2, 7_000)], gain))).toBeUndefined();
  expect(checkReceipt(withOffers([offer(1, 2, 7_000), offer(2, 1, 9_000)], gain))).toBe("order");
});

test("positions with a gap, a provider without its offer and an offer without its provider are found", () => {
  expect(checkReceipt(withOffers([offer(1, 2, 1), offer(3, 1, 2)]))).toBe("positions");
  expect(checkReceipt(withOffers([offer(1, 2, 1)]))).toBe("providers");
  expect(checkReceipt(withOffers([offer(1, 2, 1), offer(2, 1, 2), offer(3, 9, 3)]))).toBe("providers");
});

test("a rule of cost may state what amounts are estimated by, of those that are known, and a rule of gain none", () => {
  const estimated = (estimatedBy: string, name = "cost") => ({
    ...receipt,
    rule: { name, version: 1, parameters: { estimatedBy } },
  });
  expect(isReceipt(estimated("spot-12-months"))).toBe(true);
  expect(isReceipt(estimated("spot-last-month"))).toBe(true);
  expect(isReceipt(estimated("commission"))).toBe(false);
  expect(isReceipt(estimated("spot-12-months", "gain"))).toBe(false);
});

test("a receipt has its fields and no other", () => {
  expect(isReceipt(receipt)).toBe(true);
  const paid = { name: "cost", version: 2, parameters: { payment: "yearly" } } as const;
  expect(isReceipt({ ...receipt, rule: paid })).toBe(true);
  expect(isReceipt({ ...receipt, rule: { ...paid, parameters: { payment: "daily" } } })).toBe(false);
  expect(isReceipt({ ...receipt, commission: { commitment: "a".repeat(64) } })).toBe(true);
  const { time: _, ...withoutTime } = receipt;
  for (const other of [
    withoutTime,
    { ...receipt, extra: 1 },
    { ...receipt, version: 2 },
    { ...receipt, rule: { name: "cost", version: 2 } },
    { ...receipt, rule: { name: "cost", version: 1, parameters: {} } },
    { ...receipt, time: "2026-11-14" },
    { ...receipt, offers: [{ ...offer(1, 1, 1), commission: 1 }] },
    { ...receipt, offers: [{ ...offer(1, 1, 1.5) }] },
    { ...receipt, commission: { commitment: "A".repeat(64) } },
    { ...receipt, commission: {} },
    [receipt],
    null,
  ])
    expect(isReceipt(other), JSON.stringify(other)).toBe(false);
  const inherited = { ...receipt, providers: [{ ...receipt.providers[0], toString: "x" }] };
  expect(isReceipt(inherited)).toBe(false);
});
