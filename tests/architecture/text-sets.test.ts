import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findTextSetFaults } from "./text-sets.ts";

test("editors see every set of this project's texts, and no page has forgotten one that it shows", () => {
  expect(describeFaults(findTextSetFaults(PROJECT_ROOT))).toEqual([]);
});

const SOUND = {
  "src/web/a/a.texts.sv.ts": 'export const aTexts = defineTexts("a", {\n  x: "x",\n});\n',
  "src/web/b/b.texts.sv.ts": 'export const bTexts = defineTexts("b", {\n  x: "x",\n});\n',
  "src/web/text-sets.ts":
    'import { aTexts } from "#web/a/a.texts.sv.ts";\nexport const textSets = [\n  aTexts,\n  bTexts,\n];\n',
  "src/web/root.tsx": "export const handle: PageHandle = { texts: [aTexts] };\n",
  "src/web/b/B.tsx":
    'import { useTexts } from "#ui/texts/use-texts.ts";\nimport { bTexts } from "./b.texts.sv.ts";\nexport const B = () => useTexts(bTexts).x;\n',
  "src/web/routes.ts": 'export default [{ path: "p/", file: "shop/p/P.tsx" }];\n',
  "src/web/shop/p/P.tsx":
    'const B = lazy(() => import("#web/b/B.tsx"));\nexport const handle: PageHandle = { texts: [bTexts] };\n',
};

const faultsIn = (changes: Record<string, string>) =>
  withPlanted({ ...SOUND, ...changes }, (root) => describeFaults(findTextSetFaults(root)));

test("a sound project has no faults", async () => {
  expect(await faultsIn({})).toEqual([]);
});

test("a set that the list does not name is found", async () => {
  const text = 'export const cTexts = defineTexts("c", {\n  x: "x",\n});\n';
  expect(await faultsIn({ "src/ui/c.texts.sv.ts": text })).toEqual([
    "src/ui/c.texts.sv.ts:1 makes cTexts, which src/web/text-sets.ts does not list",
  ]);
});

test("a set that a page shows in a lazy part and its handle forgets is found", async () => {
  const page = SOUND["src/web/shop/p/P.tsx"].replace("[bTexts]", "[]");
  expect(await faultsIn({ "src/web/shop/p/P.tsx": page })).toEqual([
    "src/web/shop/p/P.tsx:1 can show bTexts, which its handle does not name",
  ]);
});

test("a page that names no sets is sent all of them, and a type alone shows nothing", async () => {
  expect(await faultsIn({ "src/web/shop/p/P.tsx": 'import { B } from "#web/b/B.tsx";\n' })).toEqual([]);
  const typed = 'import type { B } from "#web/b/B.tsx";\nexport const handle: PageHandle = { texts: [aTexts] };\n';
  expect(await faultsIn({ "src/web/shop/p/P.tsx": typed })).toEqual([]);
});
