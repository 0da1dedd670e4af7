import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type FolderCycle, findFolderCycles, GUARDED } from "./folder-cycles.ts";
import { readImportGraph } from "./import-graph.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";

const cyclesOf = (root: string): FolderCycle[] => findFolderCycles(readImportGraph(root), GUARDED);

test("no folders of this project need each other", () => {
  expect(cyclesOf(PROJECT_ROOT)).toEqual([]);
});

test("the folders of src/web are its layers, and only that of browser scripts has files of its own", () => {
  const web = join(PROJECT_ROOT, "src/web");
  const layers = readdirSync(web, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(layers.map(({ name }) => name).toSorted()).toEqual([
    "account",
    "browser",
    "content",
    "shell",
    "shop",
    "staff",
  ]);
  const withFiles = layers.filter(({ name }) =>
    readdirSync(join(web, name), { withFileTypes: true }).some((entry) => entry.isFile()),
  );
  expect(withFiles.map(({ name }) => name)).toEqual(["browser"]);
});

const GROUND = {
  "src/web/shop/list/List.tsx": 'import { offer } from "#web/shop/offer/offer.ts";\nexport const list = [offer];\n',
  "src/web/shop/list/title.ts": "export const title = 1;\n",
  "src/web/shop/list/List.module.css": ".list {\n  color: red;\n}\n",
  "src/web/shop/offer/offer.ts": "export const offer = 1;\n",
};

describe("each folder cycle is found", () => {
  test("folders that depend in one direction are no cycle", async () => {
    expect(await withPlanted(GROUND, cyclesOf)).toEqual([]);
  });

  test.for([
    ["an import", 'import { title } from "#web/shop/list/title.ts";\nexport { title };\n', "title.ts"],
    ["a type", 'import type { title } from "#web/shop/list/title.ts";\nexport type T = typeof title;\n', "title.ts"],
    ["a dynamic import", 'export const load = () => import("#web/shop/list/title.ts");\n', "title.ts"],
    ["a style sheet", 'import styles from "#web/shop/list/List.module.css";\nexport { styles };\n', "List.module.css"],
  ] as const)("two folders need each other, though no two files do: by %s", async ([, text, imported]) => {
    const file = "src/web/shop/offer/x.ts";
    const [cycle] = await withPlanted({ ...GROUND, [file]: text }, cyclesOf);
    expect(cycle?.folders).toEqual(["src/web/shop/list", "src/web/shop/offer"]);
    expect(cycle?.imports).toContain(`${file} → src/web/shop/list/${imported}`);
  });

  test("three folders need each other in a ring", async () => {
    const planted = {
      ...GROUND,
      "src/web/shop/offer/x.ts": 'export { price } from "#web/shop/price/price.ts";\n',
      "src/web/shop/price/price.ts": 'export { title as price } from "#web/shop/list/title.ts";\n',
    };
    const [cycle] = await withPlanted(planted, cyclesOf);
    expect(cycle?.folders).toEqual(["src/web/shop/list", "src/web/shop/offer", "src/web/shop/price"]);
  });

  test("a folder and its subfolder need each other", async () => {
    const planted = {
      ...GROUND,
      "src/web/shop/list/List.tsx": 'export { row } from "./rows/row.ts";\n',
      "src/web/shop/list/rows/row.ts": 'export { title as row } from "../title.ts";\n',
    };
    const [cycle] = await withPlanted(planted, cyclesOf);
    expect(cycle?.folders).toEqual(["src/web/shop/list", "src/web/shop/list/rows"]);
  });

  test("a test may import from anywhere", async () => {
    const planted = { ...GROUND, "src/web/shop/offer/x.test.ts": 'import "#web/shop/list/title.ts";\n' };
    expect(await withPlanted(planted, cyclesOf)).toEqual([]);
  });
});
