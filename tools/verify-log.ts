import { parseArgs } from "node:util";
import { readKeys } from "#domain/signed/published-keys.ts";
import { isConsistencyFile, isHeadsFile } from "#domain/transparency-log/log-head.ts";
import { verifyGrowth } from "#domain/transparency-log/verify-log.ts";
import { sha256Bytes } from "#platform/crypto/sha256.ts";
import { readBytes } from "./receipts/verify-beside.ts";

/**
 * `npm run tool -- verify-log --keys keys.json earlier-heads.json later-heads.json consistency.json`: whether the log of receipts only grew
 * between two downloads of its heads. Ends with 1 when history was rewritten, and with 2 when a file cannot be read. Asks no server.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: "string" } } });
const [earlierFile, laterFile, proofFile] = positionals;
const keys = values.keys === undefined ? undefined : readKeys(readBytes(values.keys).toString("utf8"));
const [earlier, later, proof] = [earlierFile, laterFile, proofFile].map(readJson);

if (!keys || !isHeadsFile(earlier) || !isHeadsFile(later) || !isConsistencyFile(proof)) {
  console.error(
    "usage: npm run tool -- verify-log --keys <keys file> <earlier heads> <later heads> <consistency file>",
  );
  console.error("every file is as our addresses answer it: docs/receipt-log.md");
  process.exitCode = 2;
} else {
  const fault = await verifyGrowth({ sha256: sha256Bytes, keys }, earlier, later, proof);
  if (fault === undefined) console.log(`the log only grew, from ${proof.first} receipts to ${proof.second}`);
  else {
    console.error(`the log cannot be trusted: ${fault}`);
    process.exitCode = 1;
  }
}

function readJson(file: string | undefined): unknown {
  try {
    return file === undefined ? undefined : JSON.parse(readBytes(file).toString("utf8"));
  } catch {
    return undefined;
  }
}
