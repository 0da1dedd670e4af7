import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findDeadReferences, findUnlistedDecisions } from "./documents.ts";

test("the documents of this project name only files and commands that exist", () => {
  expect(describeFaults(findDeadReferences(PROJECT_ROOT))).toEqual([]);
});

test("a path, a link and a command that are gone are found", async () => {
  const planted = {
    "README.md": "Read `src/real.ts`, `src/gone.ts`, [this](docs/gone.md) and [that](docs/real.md).\n",
    "docs/real.md":
      "Run `npm run check`, then `npm run vanish`. See `src/*.ts`, `docs/*.csv` and `#domain/x.ts`, `#gallery/real.tsx`; `/api/x.json` is an address.\n",
    "src/real.ts": "export {};\n",
    "gallery/real.tsx": "export {};\n",
  };
  expect(describeFaults(await withPlanted(planted, findDeadReferences))).toEqual([
    "README.md:1 names src/gone.ts, which does not exist",
    "README.md:1 names docs/gone.md, which does not exist",
    "docs/real.md:1 names docs/*.csv, which does not exist",
    "docs/real.md:1 names #domain/x.ts, which does not exist",
    "docs/real.md:1 names the command npm run vanish, which does not exist",
  ]);
});

test("every decision has a status and a date, and is in the index", () => {
  expect(describeFaults(findUnlistedDecisions(PROJECT_ROOT))).toEqual([]);
});

test("a decision without a number, a status or a row in the index is found", async () => {
  const planted = {
    "docs/decisions/README.md": [
      "| no. | title                 | date       | status   |",
      "| --- | --------------------- | ---------- | -------- |",
      "| 1   | [One](0001-one.md)    | 2026-11-15 | accepted |",
      "| 2   | [Two](0002-two.md)    | 2026-11-15 | accepted |",
      "| 3   | [Three](0003-tree.md) | 2026-11-15 | accepted |",
      "| 4   | [Four](0004-four.md)  | 2026-11-15 | accepted |",
      "",
    ].join("\n"),
    "docs/decisions/0001-one.md": "# 1. One\n\nStatus: accepted. Date: 2026-11-15. Extends 4.\n",
    "docs/decisions/0002-two.md": "# 2. Two\n\nAccepted.\n",
    "docs/decisions/0003-three.md": "# 3. Three\n\nStatus: superseded by 1. Date: 2026-11-15.\n",
    "docs/decisions/0004-four.md": "# 5. Four\n\nStatus: accepted. Date: 2026-11-15.\n",
  };
  expect(describeFaults(await withPlanted(planted, findUnlistedDecisions))).toEqual([
    "docs/decisions/0002-two.md:3 has no status and date",
    "docs/decisions/0002-two.md:1 is not in docs/decisions/README.md with this number, title and date",
    "docs/decisions/0003-three.md:1 is not in docs/decisions/README.md with this number, title and date",
    'docs/decisions/0004-four.md:1 has no heading "# 4. …"',
  ]);
});
