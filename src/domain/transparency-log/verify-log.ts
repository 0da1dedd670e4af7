import type { PublishedKey } from "../signed/published-keys.ts";
import type { SignatureFault } from "../signed/verify-document.ts";
import { type ConsistencyFile, type HeadsFile, type InclusionFile, type SignedHead, verifyHead } from "./log-head.ts";
import { fromHex, type HexHash, hashLeaf, type Sha256 } from "./tree-hash.ts";
import { isConsistent, isIncluded } from "./verify-proofs.ts";

export type LogFault =
  | SignatureFault
  /** The proof is about another receipt. */
  | "other-receipt"
  /** The published heads do not have the head of the proof. */
  | "head-not-published"
  /** The receipt is not in the log of the head. */
  | "inclusion"
  /** A file of heads has none. */
  | "no-heads"
  /** A later head is smaller, or two heads of one day or one size differ. */
  | "heads-disagree"
  /** The proof is about other sizes. */
  | "other-sizes"
  /** The log was rewritten between the two heads. */
  | "consistency";

export interface LogVerifier {
  readonly sha256: Sha256;
  readonly keys: readonly PublishedKey[];
}

/** The receipt is in the log of a head that we have signed and published. */
export async function verifyInclusion(
  { sha256, keys }: LogVerifier,
  receiptSha256: HexHash,
  { heads }: HeadsFile,
  file: InclusionFile,
): Promise<LogFault | undefined> {
  if (file.receiptSha256 !== receiptSha256) return "other-receipt";
  const { head } = file.head;
  const fault = await verifyHead(keys, file.head);
  if (fault) return fault;
  if (!heads.some((each) => isSameHead(each, file.head))) return "head-not-published";
  const leaf = await hashLeaf(sha256, fromHex(receiptSha256));
  return (await isIncluded(sha256, { leaf, index: file.index, head, proof: file.proof })) ? undefined : "inclusion";
}

/** The newest head of the later file continues the newest head of the earlier one, and no head in between disagrees. */
export async function verifyGrowth(
  { sha256, keys }: LogVerifier,
  earlier: HeadsFile,
  later: HeadsFile,
  { first, second, proof }: ConsistencyFile,
): Promise<LogFault | undefined> {
  const [before, after] = [newestOf(earlier), newestOf(later)];
  if (!before || !after) return "no-heads";
  for (const head of [...earlier.heads, ...later.heads]) {
    const fault = await verifyHead(keys, head);
    if (fault) return fault;
  }
  if (!agree([...earlier.heads, ...later.heads])) return "heads-disagree";
  if (first !== before.head.size || second !== after.head.size) return "other-sizes";
  const isGrown = await isConsistent(sha256, { first: before.head, second: after.head, proof });
  return isGrown ? undefined : "consistency";
}

const newestOf = ({ heads }: HeadsFile): SignedHead | undefined =>
  heads.toSorted((a, b) => b.head.day.localeCompare(a.head.day))[0];

const isSameHead = (a: SignedHead, b: SignedHead): boolean =>
  a.head.day === b.head.day && a.head.size === b.head.size && a.head.root === b.head.root;

/** In the order of their days the sizes do not fall; one day has one head, and one size has one root. */
function agree(heads: readonly SignedHead[]): boolean {
  const byDay = heads.toSorted((a, b) => a.head.day.localeCompare(b.head.day));
  return byDay.every((each, at) => {
    const last = byDay[at - 1];
    if (!last) return true;
    if (last.head.day === each.head.day) return isSameHead(last, each);
    return last.head.size < each.head.size || (last.head.size === each.head.size && last.head.root === each.head.root);
  });
}
