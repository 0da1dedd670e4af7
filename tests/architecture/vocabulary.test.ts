import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findForbiddenTerms } from "./vocabulary.ts";

test("no file of this project uses a forbidden term", () => {
  expect(describeFaults(findForbiddenTerms(PROJECT_ROOT))).toEqual([]);
});

test.for([
  ["src/x.ts", "// The visitor is told."],
  ["src/x.ts", "const toldToTags = 1;"],
  ["src/x.ts", "const isTold = true;"],
  ["src/x.ts", "const KEPT_TABLES = [];"],
  ["src/x.ts", 'const key = "silent_providers";'],
  ["src/x.ts", "const logger = silentLogger;"],
  ["src/x.ts", "const price = LatePrice;"],
  ["src/x.ts", "beat(node);"],
  ["simulators/x.ts", "interface Manners {}"],
  ["tools/x.ts", "await askOnce(key);"],
  ["tests/x.test.ts", 'test("nobody is asked", () => undefined);'],
  ["src/x.module.css", ".troubles { color: red; }"],
  ["docs/x.md", "An order that comes to nothing."],
  ["changes/x.md", "The order was taken back."],
  ["ops/README.md", "Whoever runs it."],
  ["README.md", "The page is drawn."],
  ["src/adapters/postgres/migrations/2026-11-20-x.sql", "alter table x add lane int;"],
] as const)("a forbidden term is found: %s %s", async ([file, line]) => {
  const faults = await withPlanted({ [file]: `\n${line}\n` }, findForbiddenTerms);
  expect(faults.map((fault) => `${fault.file}:${fault.line}`)).toEqual([`${file}:2`]);
});

test("a phrase is found across the lines of a comment", async () => {
  const planted = { "src/x.ts": "/**\n * A worker that is struck\n * down.\n */\n" };
  expect(describeFaults(await withPlanted(planted, findForbiddenTerms))).toEqual([
    'src/x.ts:2 uses "struck * down", write: killed, stopped',
  ]);
});

test("the name of a file is judged too, also of a picture", async () => {
  const planted = { "docs/screens/x-drawn.webp": "", "src/ask-once.ts": "export {};\n" };
  expect(describeFaults(await withPlanted(planted, findForbiddenTerms))).toEqual([
    'docs/screens/x-drawn.webp:1 is named with "drawn", write: rendered, designed',
    'src/ask-once.ts:1 is named with "ask-once", write: request coalescing',
  ]);
});

test.for([
  ["src/x.ts", "heartbeat(); const passwords = upbeat; const latest: LatestOrder = withdrawn;"],
  ["src/x.texts.sv.ts", 'const text = "Så här: words";'],
  ["src/domain/competition/x.ts", "const drawn = draw(tickets);"],
  ["tests/journeys/result/compare.test.ts", 'test("scroll arrows", () => undefined);'],
  ["docs/requirements/x.md", "The visitor is told."],
  ["docs/requirements.csv", "F-001,The visitor is told"],
  ["package-lock.json", '{ "silent": true }'],
  [".ci/run", "npm run --silent check"],
] as const)("another sense or another system's name is allowed: %s %s", async ([file, line]) => {
  expect(describeFaults(await withPlanted({ [file]: `${line}\n` }, findForbiddenTerms))).toEqual([]);
});
