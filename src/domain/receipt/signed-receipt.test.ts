import { expect, test } from "vitest";
import { composeSample, sampleReceipt, sampleSigner } from "#tests/support/sample-receipt.ts";
import { verifyReceiptFile } from "./signed-receipt.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const faultOf = async (bytes: Uint8Array) => (await verifyReceiptFile(bytes, sampleSigner.publishedKeys)).fault;

test("a signed receipt is verified; a signed list in another order is not", async () => {
  expect(await faultOf(bytesOf(composeSample()))).toBeUndefined();
  const [first, second] = sampleReceipt.offers;
  if (!first || !second) throw new Error("the sample has two offers");
  const swapped = [
    { ...second, position: 1 },
    { ...first, position: 2 },
  ];
  expect(await faultOf(bytesOf(composeSample({ offers: swapped })))).toBe("order");
  expect(await faultOf(bytesOf(composeSample({ offers: [first] })))).toBe("providers");
});

test("every change of one byte is rejected, at every position", async () => {
  const file = bytesOf(composeSample());
  const accepted: number[] = [];
  for (let at = 0; at < file.length; at++)
    for (const change of [1, 0x20, 0x80]) {
      const altered = Uint8Array.from(file);
      altered[at] = (altered[at] ?? 0) ^ change;
      if ((await faultOf(altered)) === undefined) accepted.push(at);
    }
  expect(accepted).toEqual([]);
  for (const cut of [file.slice(1), file.slice(0, -1), Uint8Array.of(...file, 0x0a), new Uint8Array()])
    expect(await faultOf(cut)).toBe("form");
});
