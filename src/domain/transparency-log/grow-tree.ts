import { type HexHash, hashNode } from "./tree-hash.ts";
import type { TreeReader } from "./tree-proofs.ts";
import type { NodePlace } from "./tree-shape.ts";

export interface TreeNode extends NodePlace {
  readonly hash: HexHash;
}

/** The nodes that a new leaf adds: itself, and every subtree that it completes. No node ever changes. */
export async function growTree({ sha256, readNodes }: TreeReader, size: number, leaf: HexHash): Promise<TreeNode[]> {
  const left: NodePlace[] = [];
  for (let [level, position] = [0, size]; position % 2 === 1; [level, position] = [level + 1, (position - 1) / 2])
    left.push({ level, position: position - 1 });
  const added: TreeNode[] = [{ level: 0, position: size, hash: leaf }];
  let joined = leaf;
  for (const [level, sibling] of (await readNodes(left)).entries()) {
    joined = await hashNode(sha256, sibling, joined);
    added.push({ level: level + 1, position: Math.floor(size / 2 ** (level + 1)), hash: joined });
  }
  return added;
}
