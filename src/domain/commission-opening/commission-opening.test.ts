import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Receipt } from "../receipt/receipt.ts";
import { canonicalBytes } from "../signed/canonical-json.ts";
import { type CommissionOpening, commitmentOf, orderByCommission, verifyOpening } from "./commission-opening.ts";

const sha256 = (bytes: Uint8Array) => Promise.resolve(createHash("sha256").update(bytes).digest());

const receipt: Receipt = {
  type: "ranking-receipt",
  version: 1,
  id: "a-search",
  vertical: "sample",
  time: "2026-11-14T13:31:07.000Z",
  question: {},
  deadlineMs: 20_000,
  providers: [
    { id: 1, name: "Åkerbär", answer: "offered" },
    { id: 2, name: "Zetterlund", answer: "offered" },
    { id: 3, name: "Alm", answer: "offered" },
  ],
  offers: [1, 2, 3].map((id) => ({ position: id, providerId: id, name: "Hel", ore: id * 1_000_00, period: "year" })),
  rule: { name: "cost", version: 1 },
};
const opening: CommissionOpening = {
  type: "commission-opening",
  version: 1,
  receiptId: "a-search",
  salt: "ab".repeat(32),
  order: [2, 1, 3],
  amounts: [100_00, 100_00, 90_00],
};

const withCommitment = async (committed: CommissionOpening): Promise<Receipt> => ({
  ...receipt,
  commission: { commitment: await commitmentOf(sha256, committed) },
});

test("the highest remuneration is first, ties are in Swedish order of names", () => {
  expect(orderByCommission(receipt, [100_00, 100_00, 90_00])).toEqual([2, 1, 3]);
  expect(orderByCommission(receipt, [0, 0, 1])).toEqual([3, 2, 1]);
});

test("an opening is that of the receipt, and nothing of it can be changed afterwards", async () => {
  const committed = await withCommitment(opening);
  const faultOf = async (changed: CommissionOpening, of = committed) =>
    (await verifyOpening(sha256, of, canonicalBytes(changed))).fault;
  expect(await faultOf(opening)).toBeUndefined();
  expect(await faultOf({ ...opening, amounts: [100_00, 100_00, 80_00] })).toBe("commitment");
  expect(await faultOf({ ...opening, salt: "cd".repeat(32) })).toBe("commitment");
  expect(await faultOf(opening, receipt)).toBe("commitment");
  expect(await faultOf({ ...opening, receiptId: "another" })).toBe("other-receipt");
  expect(await faultOf({ ...opening, salt: "short" })).toBe("form");
});

test("an order that the amounts do not give is found, also when it was committed to", async () => {
  for (const wrong of [
    { ...opening, order: [1, 2, 3] },
    { ...opening, order: [2, 1] },
    { ...opening, amounts: [100_00, 100_00], order: [2, 1, 3] },
  ]) {
    const { fault } = await verifyOpening(sha256, await withCommitment(wrong), canonicalBytes(wrong));
    expect(fault).toBe("order");
  }
});
