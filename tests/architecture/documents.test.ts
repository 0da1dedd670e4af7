import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findDeadReferences } from "./documents.ts";

test("the documents of this project name only files and commands that exist", () => {
  expect(describeFaults(findDeadReferences(PROJECT_ROOT))).toEqual([]);
});

test("a path, a link and a command that are gone are found", async () => {
  const planted = {
    "README.md": "Read `src/real.ts`, `src/gone.ts`, [this](docs/gone.md) and [that](docs/real.md).\n",
    "docs/real.md":
      "Run `npm run check`, then `npm run vanish`. See `src/*.ts`, `docs/*.csv` and `#domain/x.ts`; `/api/x.json` is an address.\n",
    "src/real.ts": "export {};\n",
  };
  expect(describeFaults(await withPlanted(planted, findDeadReferences))).toEqual([
    "README.md:1 names src/gone.ts, which does not exist",
    "README.md:1 names docs/gone.md, which does not exist",
    "docs/real.md:1 names docs/*.csv, which does not exist",
    "docs/real.md:1 names #domain/x.ts, which does not exist",
    "docs/real.md:1 names the command npm run vanish, which does not exist",
  ]);
});
