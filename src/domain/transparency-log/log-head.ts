import type { CanonicalObject } from "../signed/canonical-json.ts";
import { exactly, isoTime, listOf, matching, oneOf, sha256Hex, whole } from "../signed/exact-shape.ts";
import type { PublishedKey } from "../signed/published-keys.ts";
import { type Signature, signatureShape, type SignatureFault, verifyDocument } from "../signed/verify-document.ts";
import type { HexHash } from "./tree-hash.ts";

/** What we sign at the end of a Swedish day: every receipt that was made until then is in the tree. */
export interface LogHead extends CanonicalObject {
  readonly type: "ranking-log-head";
  readonly version: 1;
  /** YYYY-MM-DD in Sweden. */
  readonly day: string;
  /** When it was signed. */
  readonly time: string;
  /** The number of receipts in the log. */
  readonly size: number;
  readonly root: HexHash;
}

export interface SignedHead {
  readonly head: LogHead;
  readonly signature: Signature;
}

/** The newest first. */
export interface HeadsFile {
  readonly type: "ranking-log-heads";
  readonly heads: readonly SignedHead[];
  /** Where earlier heads are, when there are more. */
  readonly earlier?: string;
}

/** Shows that a receipt is in the log of a head. */
export interface InclusionFile {
  readonly type: "ranking-log-inclusion";
  /** Of the receipt file. */
  readonly receiptSha256: HexHash;
  /** From 0. */
  readonly index: number;
  readonly head: SignedHead;
  readonly proof: readonly HexHash[];
}

/** Shows that the log of the second size begins with the log of the first. */
export interface ConsistencyFile {
  readonly type: "ranking-log-consistency";
  readonly first: number;
  readonly second: number;
  readonly proof: readonly HexHash[];
}

/** More than a tree of any size needs, so that a foreign file cannot hold a reader up. */
const MAX_PROOF = 128;
const MAX_HEADS = 100_000;

const headShape = exactly({
  type: oneOf("ranking-log-head"),
  version: oneOf(1),
  day: matching(/^\d{4}-\d\d-\d\d$/),
  time: isoTime,
  size: whole(1),
  root: sha256Hex,
});
const signedHeadShape = exactly({ head: headShape, signature: signatureShape });
const headsShape = exactly(
  { type: oneOf("ranking-log-heads"), heads: listOf(signedHeadShape, MAX_HEADS) },
  { earlier: matching(/^.{1,300}$/) },
);
const proofShape = listOf(sha256Hex, MAX_PROOF);
const inclusionShape = exactly({
  type: oneOf("ranking-log-inclusion"),
  receiptSha256: sha256Hex,
  index: whole(0),
  head: signedHeadShape,
  proof: proofShape,
});
const consistencyShape = exactly({
  type: oneOf("ranking-log-consistency"),
  first: whole(0),
  second: whole(0),
  proof: proofShape,
});

export const isHeadsFile = (value: unknown): value is HeadsFile => headsShape(value);
export const isInclusionFile = (value: unknown): value is InclusionFile => inclusionShape(value);
export const isConsistencyFile = (value: unknown): value is ConsistencyFile => consistencyShape(value);

export const verifyHead = (
  keys: readonly PublishedKey[],
  { head, signature }: SignedHead,
): Promise<SignatureFault | undefined> => verifyDocument(keys, head, signature, head.time);
