import { hashEmptyTree, type HexHash, hashNode, isHexHash, type Sha256 } from "./tree-hash.ts";

/** A signed statement names these two. */
export interface TreeHead {
  readonly size: number;
  readonly root: HexHash;
}

export interface ClaimedInclusion {
  readonly leaf: HexHash;
  readonly index: number;
  readonly head: TreeHead;
  readonly proof: readonly HexHash[];
}

/** RFC 9162 §2.1.3.2. Written from the RFC and not from the code that makes proofs, so that one checks the other. */
export async function isIncluded(sha256: Sha256, { leaf, index, head, proof }: ClaimedInclusion): Promise<boolean> {
  if (!isHexHash(leaf) || !proof.every(isHexHash) || !isIndex(index) || !isIndex(head.size)) return false;
  if (index >= head.size) return false;
  let [at, last] = [index, head.size - 1];
  let hash = leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = await hashNode(sha256, sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else hash = await hashNode(sha256, hash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && hash === head.root;
}

export interface ClaimedConsistency {
  readonly first: TreeHead;
  readonly second: TreeHead;
  readonly proof: readonly HexHash[];
}

/** RFC 9162 §2.1.4.2: whether the second tree begins with all leaves of the first, unchanged and in the same order. */
export async function isConsistent(sha256: Sha256, { first, second, proof }: ClaimedConsistency): Promise<boolean> {
  if (!proof.every(isHexHash) || !isIndex(first.size) || !isIndex(second.size)) return false;
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root === second.root;
  if (first.size === 0) return proof.length === 0 && first.root === (await hashEmptyTree(sha256));
  return isGrownFrom(sha256, first, second, isPowerOfTwo(first.size) ? [first.root, ...proof] : proof);
}

async function isGrownFrom(sha256: Sha256, first: TreeHead, second: TreeHead, [start, ...rest]: readonly HexHash[]) {
  if (start === undefined) return false;
  let [at, last] = [first.size - 1, second.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  let [firstHash, secondHash] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      firstHash = await hashNode(sha256, sibling, firstHash);
      secondHash = await hashNode(sha256, sibling, secondHash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else secondHash = await hashNode(sha256, secondHash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && firstHash === first.root && secondHash === second.root;
}

const isIndex = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;
const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));
const half = (count: number): number => Math.floor(count / 2);
