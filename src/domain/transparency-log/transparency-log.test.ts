import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growTree } from "./grow-tree.ts";
import { fromHex, hashEmptyTree, hashLeaf, hashNode, type Sha256 } from "./tree-hash.ts";
import { consistencyProof, inclusionProof, rootOf, type TreeReader } from "./tree-proofs.ts";
import { isConsistent, isIncluded } from "./verify-proofs.ts";

const sha256: Sha256 = (bytes) => Promise.resolve(createHash("sha256").update(bytes).digest());

/** The inputs of the reference tests of Certificate Transparency (RFC 6962). */
const REFERENCE = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
const REFERENCE_ROOTS = [
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

/** A log in memory that grows as the stored one does. */
async function growLog(contents: readonly Uint8Array[]): Promise<TreeReader & { readonly leaves: readonly string[] }> {
  const nodes = new Map<string, string>();
  const reader: TreeReader = {
    sha256,
    readNodes: (places) =>
      Promise.resolve(places.map(({ level, position }) => nodes.get(`${level}/${position}`) ?? "missing")),
  };
  const leaves = await Promise.all(contents.map((content) => hashLeaf(sha256, content)));
  for (const [size, leaf] of leaves.entries())
    for (const { level, position, hash } of await growTree(reader, size, leaf)) {
      expect(nodes.has(`${level}/${position}`)).toBe(false);
      nodes.set(`${level}/${position}`, hash);
    }
  return { ...reader, leaves };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => Uint8Array.of(at % 256, at >> 8));

/** RFC 9162 §2.1.1 as it stands there: slow, and a second opinion. */
async function rootByDefinition(leaves: readonly string[]): Promise<string> {
  const [only] = leaves;
  if (only === undefined) return hashEmptyTree(sha256);
  if (leaves.length === 1) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return hashNode(sha256, await rootByDefinition(leaves.slice(0, split)), await rootByDefinition(leaves.slice(split)));
}

describe("the reference tests of RFC 6962", () => {
  test("the roots are the published ones", async () => {
    const log = await growLog(REFERENCE.map(fromHex));
    const roots = await Promise.all(REFERENCE_ROOTS.map((_, at) => rootOf(log, at + 1)));
    expect(roots).toEqual(REFERENCE_ROOTS);
    expect(await rootOf(log, 0)).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  test("the proofs of inclusion are the published ones", async () => {
    const log = await growLog(REFERENCE.map(fromHex));
    expect(await inclusionProof(log, 0, 1)).toEqual([]);
    expect(await inclusionProof(log, 0, 8)).toEqual([
      "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
      "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
      "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    ]);
    expect(await inclusionProof(log, 5, 8)).toEqual([
      "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
      "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ]);
    expect(await inclusionProof(log, 2, 3)).toEqual([
      "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    ]);
  });

  test("the proofs of consistency are the published ones", async () => {
    const log = await growLog(REFERENCE.map(fromHex));
    expect(await consistencyProof(log, 1, 1)).toEqual([]);
    expect(await consistencyProof(log, 6, 8)).toEqual([
      "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
      "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ]);
    expect(await consistencyProof(log, 2, 5)).toEqual([
      "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
      "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    ]);
  });
});

describe("a log of 200 leaves", () => {
  const grown = growLog(numbered(200));

  test("has the root of the definition at every size", async () => {
    const log = await grown;
    for (let size = 0; size <= 200; size += 1)
      expect(await rootOf(log, size)).toBe(await rootByDefinition(log.leaves.slice(0, size)));
  });

  test("proves every leaf at every size, and the proof fits no other leaf", async () => {
    const log = await grown;
    const faults: string[] = [];
    for (let size = 1; size <= 200; size += 1) {
      const head = { size, root: await rootOf(log, size) };
      for (const [index, leaf] of log.leaves.slice(0, size).entries()) {
        const proof = await inclusionProof(log, index, size);
        if (!(await isIncluded(sha256, { leaf, index, head, proof }))) faults.push(`leaf ${index} of ${size}`);
        if (index % 5 !== 0) continue;
        const other = log.leaves[(index + 1) % 200] ?? "";
        if (await isIncluded(sha256, { leaf: other, index, head, proof })) faults.push(`not leaf ${index} of ${size}`);
      }
    }
    expect(faults).toEqual([]);
  }, 60_000);

  test("proves the consistency of every pair of sizes up to 64, and no rewritten history passes", async () => {
    const log = await grown;
    const faults: string[] = [];
    const rewritten = await growLog([Uint8Array.of(255), ...numbered(64).slice(1)]);
    for (let second = 0; second <= 64; second += 1)
      for (let first = 0; first <= second; first += 1) {
        const heads = {
          first: { size: first, root: await rootOf(log, first) },
          second: { size: second, root: await rootOf(log, second) },
        };
        const proof = await consistencyProof(log, first, second);
        if (!(await isConsistent(sha256, { ...heads, proof }))) faults.push(`${first} in ${second}`);
        if (first === 0) continue;
        const second2 = { size: second, root: await rootOf(rewritten, second) };
        const proof2 = await consistencyProof(rewritten, first, second);
        if (await isConsistent(sha256, { first: heads.first, second: second2, proof: proof2 }))
          faults.push(`a rewritten ${first} in ${second}`);
      }
    expect(faults).toEqual([]);
  }, 60_000);

  test("refuses a proof that was altered, shortened, lengthened or moved", async () => {
    const log = await grown;
    const cases = fc.integer({ min: 2, max: 200 }).chain((size) =>
      fc.record({
        size: fc.constant(size),
        index: fc.nat(size - 1),
        altered: fc.nat(7),
        first: fc.integer({ min: 1, max: size - 1 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ size, index, altered, first }) => {
        const head = { size, root: await rootOf(log, size) };
        const leaf = log.leaves[index] ?? "";
        const proof = await inclusionProof(log, index, size);
        const consistency = await consistencyProof(log, first, size);
        const before = { size: first, root: await rootOf(log, first) };
        for (const wrong of spoiled(proof, altered))
          expect(await isIncluded(sha256, { leaf, index, head, proof: wrong })).toBe(false);
        for (const wrong of spoiled(consistency, altered))
          expect(await isConsistent(sha256, { first: before, second: head, proof: wrong })).toBe(false);
        expect(await isIncluded(sha256, { leaf, index: size, head, proof })).toBe(false);
        expect(await isIncluded(sha256, { leaf, index: index + 0.5, head, proof })).toBe(false);
        expect(await isConsistent(sha256, { first: head, second: before, proof: consistency })).toBe(false);
      }),
    );
  });
});

function spoiled(proof: readonly string[], at: number): readonly (readonly string[])[] {
  const other = "0".repeat(64);
  const changed = proof.map((hash, index) => (index === at % proof.length ? other : hash));
  return [...(proof.length === 0 ? [] : [changed, proof.slice(1), proof.slice(0, -1)]), [...proof, other], ["x"]];
}
