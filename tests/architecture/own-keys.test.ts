import { expect, test } from "vitest";
import { findForeignKeys } from "./own-keys.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("no table of ours is asked for a key that a visitor may have typed by `in`", () => {
  expect(describeFaults(findForeignKeys(PROJECT_ROOT))).toEqual([]);
});

test("a key that is known at run time alone is found", async () => {
  const planted = {
    "src/web/a.tsx": "const TABLE = { a: 1 };\nexport const isOne = (act: string) => act in TABLE;\n",
    "src/web/b.ts": 'if (!(read("act") in TABLE)) throw new Error(`not in ${where}`);\n',
    "src/web/c.ts": [
      'const a = "order" in content;',
      "const b = CANCEL_FORMER in values;",
      "for (const key in table) use(key);",
      "type All = { readonly [Key in Names]: string };",
      "const sql = `select from orders where id in (select 1)`;",
      "// act in TABLE",
      "const text = 'in time';",
    ].join("\n"),
  };
  expect(describeFaults(await withPlanted(planted, findForeignKeys))).toEqual([
    "src/web/a.tsx:2 asks for a key with `in`: use Object.hasOwn",
    "src/web/b.ts:1 asks for a key with `in`: use Object.hasOwn",
  ]);
});
