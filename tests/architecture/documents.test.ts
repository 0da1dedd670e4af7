import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findDeadCommands, findDeadReferences, findNumberedNames, findUnlistedDecisions } from "./documents.ts";

test("the documents of this project name only files that exist", () => {
  expect(describeFaults(findDeadReferences(PROJECT_ROOT))).toEqual([]);
});

test("documents, messages, comments and workflows name only commands that exist", () => {
  expect(describeFaults(findDeadCommands(PROJECT_ROOT))).toEqual([]);
});

test("a command that is gone is found, also one of the launcher", async () => {
  const planted = {
    "docs/real.md":
      "Run `npm run check`, then `npm run vanish`; `npm run tool` lists `npm run tool -- audit --json`.\n",
    "src/messages.ts": 'export const HINT = "npm run --silent tool -- vanished-tool > .env";\n',
    ".ci/run": "step audit - npm run --silent audit\n",
    "src/adapters/postgres/migrations/0001-first.sql": "-- Written by `npm run hold`.\n",
  };
  const what = 'which does not exist: "npm run" and "npm run tool" list those that do';
  expect(describeFaults(await withPlanted(planted, findDeadCommands))).toEqual([
    `.ci/run:1 names the command npm run --silent audit, ${what}`,
    `docs/real.md:1 names the command npm run vanish, ${what}`,
    `src/messages.ts:1 names the command npm run --silent tool -- vanished-tool, ${what}`,
  ]);
});

test("a path and a link that are gone are found", async () => {
  const planted = {
    "README.md": "Read `src/real.ts`, `src/gone.ts`, [this](docs/gone.md) and [that](docs/real.md).\n",
    "docs/real.md":
      "See `src/*.ts`, `docs/*.csv` and `#domain/x.ts`, `#gallery/real.tsx`; `/api/x.json` is an address.\n",
    "src/real.ts": "export {};\n",
    "gallery/real.tsx": "export {};\n",
  };
  expect(describeFaults(await withPlanted(planted, findDeadReferences))).toEqual([
    "README.md:1 names src/gone.ts, which does not exist",
    "README.md:1 names docs/gone.md, which does not exist",
    "docs/real.md:1 names docs/*.csv, which does not exist",
    "docs/real.md:1 names #domain/x.ts, which does not exist",
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
    "docs/decisions/2026-11-19-five.md":
      "# Five\n\nStatus: superseded by 2026-11-20-six. Date: 2026-11-19. Extends 4.\n",
    "docs/decisions/2026-11-20-six.md": "# 6. Six\n\nStatus: accepted. Date: 2026-11-19.\n",
  };
  expect(describeFaults(await withPlanted(planted, findUnlistedDecisions))).toEqual([
    'docs/decisions/0002-two.md:3 has no line "Status: accepted. Date: YYYY-MM-DD."',
    "docs/decisions/0002-two.md:1 is not in docs/decisions/README.md with this number, title and date",
    "docs/decisions/0003-three.md:1 is not in docs/decisions/README.md with this number, title and date",
    'docs/decisions/0004-four.md:1 has no heading "# 4. …"',
    'docs/decisions/2026-11-20-six.md:1 has no heading "# …" without a number',
    "docs/decisions/2026-11-20-six.md:3 has another date than its name, 2026-11-20",
  ]);
});

test("changes, decisions and migrations are named by date, so that branches do not take the same number", () => {
  expect(describeFaults(findNumberedNames(PROJECT_ROOT))).toEqual([]);
});

test("a new number and a name without a date are found", async () => {
  const planted = {
    "changes/README.md": "# Changes\n",
    "changes/0157-next.md": "# Next\n",
    "changes/2026-11-20-fine.md": "# Fine\n",
    "docs/decisions/0142-last.md": "# Last\n",
    "docs/decisions/0143-next.md": "# Next\n",
    "docs/decisions/why.md": "# Why\n",
    "src/adapters/postgres/migrations/0057-next.sql": "select 1;\n",
    "src/adapters/postgres/migrations/2026-11-20-fine.sql": "select 1;\n",
  };
  const what = "by the day on which it is written";
  expect(describeFaults(await withPlanted(planted, findNumberedNames))).toEqual([
    `changes/0157-next.md:1 should be named YYYY-MM-DD-slug.md, ${what}`,
    `docs/decisions/0143-next.md:1 should be named YYYY-MM-DD-slug.md, ${what}`,
    `docs/decisions/why.md:1 should be named YYYY-MM-DD-slug.md, ${what}`,
    `src/adapters/postgres/migrations/0057-next.sql:1 should be named YYYY-MM-DD-slug.sql, ${what}`,
  ]);
});
