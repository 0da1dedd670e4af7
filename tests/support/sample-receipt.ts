import type { Receipt } from "#domain/receipt/receipt.ts";
import { writeReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";

export const sampleSigner = createDocumentSigner([
  {
    id: "t1",
    key: Buffer.alloc(32, "sample"),
    validFrom: "2026-01-01T00:00:00.000Z",
    validUntil: "2027-01-01T00:00:00.000Z",
  },
]);

export const sampleReceipt: Receipt = {
  type: "ranking-receipt",
  version: 1,
  id: "a-search",
  vertical: "sample",
  time: "2026-11-14T13:31:07.000Z",
  question: { cover: "half", zip: "12" },
  deadlineMs: 8_000,
  providers: [
    { id: 1, name: "Tuvull", answer: "offered", answerMs: 1_800, answeredAt: "2026-11-14T13:31:02.000Z" },
    { id: 2, name: "Åkerbär", answer: "offered", isStoredPrice: true },
    { id: 3, name: "Granskog", answer: "declined", answerMs: 900, answeredAt: "2026-11-14T13:31:01.000Z" },
  ],
  offers: [
    { position: 1, providerId: 1, name: "Halv", ore: 262_800, period: "year" },
    { position: 2, providerId: 2, name: "Halv", ore: 283_200, period: "year" },
  ],
  rule: { name: "cost", version: 1 },
};

/** The signed file of the sample, with changes that are signed too. */
export function composeSample(changes: Partial<Receipt> = {}): string {
  const receipt = { ...sampleReceipt, ...changes };
  return writeReceiptFile({ receipt, signature: sampleSigner.signDocument(receipt, receipt.time) });
}
