import { parseArgs } from "node:util";
import { type ReceiptFault, verifyReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { readKeys } from "#domain/signed/published-keys.ts";
import { readBytes as read, verifyBeside } from "./receipts/verify-beside.ts";

/**
 * `npm run tool -- verify-receipt kvitto.json… --keys nycklar.json`: checks receipts without a network, by a saved copy of
 * `/.well-known/sparv-ranking-keys.json`. With `--log heads.json --proof place.json` also that the receipt is in the log, and with
 * `--opening provision.json` what it has committed to (docs/receipt-log.md). Ends with code 0 when every file passes every check,
 * otherwise with 1.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keys: { type: "string" },
    log: { type: "string" },
    proof: { type: "string" },
    opening: { type: "string" },
  },
});

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

// Not an exit at once: what is written to a slow reader would be lost.
process.exitCode = await verifyAll();

async function verifyAll(): Promise<number> {
  if (values.keys === undefined || positionals.length === 0) {
    console.error(
      "usage: npm run tool -- verify-receipt <receipt file>… --keys <saved copy of sparv-ranking-keys.json>",
    );
    return 1;
  }
  const keys = readKeys(read(values.keys).toString("utf8"));
  if (!keys) {
    console.error(`${values.keys}: not a file of keys`);
    return 1;
  }
  let failed = 0;
  for (const file of positionals) {
    const bytes = read(file);
    const { fault, receipt } = await verifyReceiptFile(bytes, keys);
    const wrong = fault ? MESSAGES[fault] : receipt && (await verifyBeside(values, bytes, receipt, keys));
    if (wrong !== undefined) failed += 1;
    if (wrong !== undefined) console.log(`${file}: REJECTED, ${wrong}`);
    else console.log(`${file}: verified, ${receipt?.offers.length} offers in the order of the rule, ${receipt?.time}`);
  }
  return failed === 0 ? 0 : 1;
}
