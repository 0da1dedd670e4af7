import { expect, test } from "vitest";
import { findOtherParses } from "./parse-once.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("a search is parsed only where it enters", () => {
  expect(describeFaults(findOtherParses(PROJECT_ROOT))).toEqual([]);
});

test("another parse is found", async () => {
  const parse = "export const read = () => found.vertical.parse(found.parameters);\n";
  const planted = {
    "src/journeys/search/ask-search.ts": parse,
    "src/journeys/search/run-search.ts": parse,
    "src/http/routes/x.route.ts": "// vertical.parse(x)\nconst parsed = vertical?.parse({});\n",
    "src/http/routes/x.route.test.ts": parse,
  };
  const faults = await withPlanted(planted, findOtherParses);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "src/http/routes/x.route.ts:2",
    "src/journeys/search/run-search.ts:1",
  ]);
});
