import { hashEmptyTree, type HexHash, hashNode, type Sha256 } from "./tree-hash.ts";
import { completeSubtrees, consistencyRanges, inclusionRanges, type LeafRange, type NodePlace } from "./tree-shape.ts";

/** Hashes of complete subtrees, in the order asked for. */
export type ReadNodes = (places: readonly NodePlace[]) => Promise<readonly HexHash[]>;

export interface TreeReader {
  readonly sha256: Sha256;
  readonly readNodes: ReadNodes;
}

export async function rootOf(reader: TreeReader, size: number): Promise<HexHash> {
  const [root] = await hashRanges(reader, size === 0 ? [] : [{ start: 0, end: size }]);
  return root ?? hashEmptyTree(reader.sha256);
}

/** Shows that the leaf is in the tree of the given size. */
export async function inclusionProof(reader: TreeReader, index: number, size: number): Promise<readonly HexHash[]> {
  if (!isCount(size) || !isCount(index) || index >= size) throw new RangeError(`no leaf ${index} in a tree of ${size}`);
  return hashRanges(reader, inclusionRanges(index, size));
}

/** Shows that the second tree begins with the leaves of the first. */
export async function consistencyProof(reader: TreeReader, first: number, second: number): Promise<readonly HexHash[]> {
  if (!isCount(first) || !isCount(second) || first > second) throw new RangeError(`no tree of ${first} in ${second}`);
  return first === 0 ? [] : hashRanges(reader, consistencyRanges(first, second));
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

/** All nodes in one read: a round trip for each would make proofs slow. */
async function hashRanges({ sha256, readNodes }: TreeReader, ranges: readonly LeafRange[]): Promise<HexHash[]> {
  const subtrees = ranges.map(completeSubtrees);
  const nodes = await readNodes(subtrees.flat());
  const hashes: HexHash[] = [];
  let read = 0;
  for (const { length } of subtrees) {
    hashes.push(await joinFromRight(sha256, nodes.slice(read, read + length)));
    read += length;
  }
  return hashes;
}

/** The complete subtrees of a range become smaller to the right: the smallest two are joined first. */
async function joinFromRight(sha256: Sha256, hashes: readonly HexHash[]): Promise<HexHash> {
  const [last, ...rest] = hashes.toReversed();
  if (last === undefined) throw new Error("a range without leaves has no hash");
  let joined = last;
  for (const left of rest) joined = await hashNode(sha256, left, joined);
  return joined;
}
