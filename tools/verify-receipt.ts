import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ReceiptFault, verifyReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { readKeys } from "#domain/signed/published-keys.ts";

/**
 * `npm run verify-receipt -- kvitto.json… --keys nycklar.json`: checks receipts without a network, by a saved copy of
 * `/.well-known/sparv-ranking-keys.json`. Ends with code 0 when every file passes every check, otherwise with 1.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: "string" } } });

const MESSAGES: Readonly<Record<ReceiptFault, string>> = {
  form: "not a receipt in its one form of bytes",
  providers: "the providers that were asked do not agree with the offers",
  positions: "the positions are not numbered in sequence",
  order: "the rule of the receipt gives another order",
  "unknown-key": "signed by a key that is not in the file of keys",
  "key-period": "signed outside the period of its key",
  signature: "the signature is not of this content",
  unsupported: "this version of Node cannot verify Ed25519",
};

process.exit(await verifyAll());

async function verifyAll(): Promise<number> {
  if (values.keys === undefined || positionals.length === 0) {
    console.error("usage: npm run verify-receipt -- <receipt file>… --keys <saved copy of sparv-ranking-keys.json>");
    return 1;
  }
  const keys = readKeys(read(values.keys).toString("utf8"));
  if (!keys) {
    console.error(`${values.keys}: not a file of keys`);
    return 1;
  }
  let failed = 0;
  for (const file of positionals) {
    const { fault, receipt } = await verifyReceiptFile(read(file), keys);
    if (fault) failed += 1;
    if (fault) console.log(`${file}: REJECTED, ${MESSAGES[fault]}`);
    else console.log(`${file}: verified, ${receipt?.offers.length} offers in the order of the rule, ${receipt?.time}`);
  }
  return failed === 0 ? 0 : 1;
}

/** A file that is missing is as little verified as one that was altered. */
function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
