import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type OpeningFault, verifyOpening } from "#domain/commission-opening/commission-opening.ts";
import type { Receipt } from "#domain/receipt/receipt.ts";
import type { PublishedKey } from "#domain/signed/published-keys.ts";
import { isHeadsFile, isInclusionFile } from "#domain/transparency-log/log-head.ts";
import { type LogFault, verifyInclusion } from "#domain/transparency-log/verify-log.ts";
import { sha256Bytes } from "#platform/crypto/sha256.ts";

/** What is verified of a receipt besides itself. */
export interface BesideFiles {
  /** Saved heads of the log. */
  readonly log?: string | undefined;
  /** The receipt's place in the log. */
  readonly proof?: string | undefined;
  /** What the receipt has committed to. */
  readonly opening?: string | undefined;
}

/** The first fault; undefined when everything that was given agrees with the receipt. */
export async function verifyBeside(
  { log, proof, opening }: BesideFiles,
  receiptBytes: Uint8Array,
  receipt: Receipt,
  keys: readonly PublishedKey[],
): Promise<string | undefined> {
  if ((log === undefined) !== (proof === undefined)) return "--log and --proof belong together";
  if (log !== undefined && proof !== undefined) {
    const fault = await verifyInLog(log, proof, receiptBytes, keys);
    if (fault) return fault;
  }
  if (opening === undefined) return undefined;
  const { fault } = await verifyOpening(sha256Bytes, receipt, readBytes(opening));
  return fault && OPENING_MESSAGES[fault];
}

async function verifyInLog(
  log: string,
  proof: string,
  receiptBytes: Uint8Array,
  keys: readonly PublishedKey[],
): Promise<string | undefined> {
  const [heads, inclusion] = [readJson(log), readJson(proof)];
  if (!isHeadsFile(heads)) return "the file of heads has another form";
  if (!isInclusionFile(inclusion)) return "the file with the place in the log has another form";
  const sha256 = createHash("sha256").update(receiptBytes).digest("hex");
  const fault = await verifyInclusion({ sha256: sha256Bytes, keys }, sha256, heads, inclusion);
  return fault && `the log does not have it: ${LOG_MESSAGES[fault] ?? fault}`;
}

const LOG_MESSAGES: Partial<Readonly<Record<LogFault, string>>> = {
  "other-receipt": "the place is that of another receipt",
  "head-not-published": "the head of the proof is not among the saved heads",
  inclusion: "the proof does not lead to the head",
  "unknown-key": "the head is signed by a key that is not in the file of keys",
  "key-period": "the head is signed outside the period of its key",
  signature: "the signature is not of the head",
};

const OPENING_MESSAGES: Readonly<Record<OpeningFault, string>> = {
  form: "the opening has another form",
  "other-receipt": "the opening is of another receipt",
  commitment: "the opening is not what the receipt has committed to",
  order: "the amounts of the opening give another order",
};

function readJson(file: string): unknown {
  try {
    return JSON.parse(readBytes(file).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** A file that is missing is as little verified as one that was altered. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
