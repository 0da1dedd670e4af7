import { afterAll, beforeAll, expect, test } from "vitest";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Reached, type Reaches, createReaches, findReached, listPrograms } from "./reach.ts";

/** A small product: one program, one route to the gallery, and code that only tests and the gallery use. */
const PLANTED = {
  "package.json": '{ "imports": { "#domain/*": "./src/domain/*", "#web/*": "./src/web/*", "#tests/*": "./tests/*" } }',
  "src/main/web.ts": 'import { used } from "#domain/rules.ts";\nconsole.log(used());',
  "src/domain/rules.ts":
    "export const used = () => inner();\nconst inner = () => LIMIT;\nexport const LIMIT = 3;\nexport const unused = () => 1;",
  "src/domain/lonely.ts": "export const lonely = () => 1;",
  "gallery/Gallery.tsx": 'import { lonely } from "#domain/lonely.ts";\nexport const Gallery = () => lonely();',
  "src/domain/sample-rules.ts": "export const sample = () => 1;",
  "src/journeys/ids.port.ts": "export const noIds = () => [];",
  "src/domain/rules.test.ts": `
    import { expect, describe, test, vi } from "vitest";
    import { LIMIT, used, unused } from "./rules.ts";
    import { sample } from "./sample-rules.ts";
    import type { Gallery } from "../../gallery/Gallery.tsx";
    const both = () => [used(), unused()];
    describe("rules", () => {
      test("used [C-001]", () => expect(used()).toBe(sample()));
      test("unused [C-002]", () => expect(unused()).toBe(1));
      test.each([1])("%i by a helper, beside what is used [C-003]", () => expect(both()).toEqual([]));
      test("a constant [C-004]", () => expect(LIMIT).toBe(3));
    });`,
  "src/domain/lonely.test.ts": `
    import { expect, it } from "vitest";
    import * as all from "#domain/lonely.ts";
    for (const id of ["C-001"]) it(\`made while it runs [\${id}]\`, () => expect(all.lonely()).toBe(1));`,
  "tests/support/open-gallery.ts": "export const openGallery = (page) => page.goto(`/galleri/?del=x`);",
  "tests/support/world.ts":
    'import { used } from "#domain/rules.ts";\nimport { lonely } from "#domain/lonely.ts";\nimport { noIds } from "../../src/journeys/ids.port.ts";\nexport const start = () => used(noIds());\nexport const other = () => lonely();',
  "tests/contracts/calls.test.ts": `
    import { beforeAll, describe, expect, test } from "vitest";
    import { other, start } from "#tests/support/world.ts";
    test("over the line [C-001]", async () => expect(await fetch("http://x")).toBe(1));
    test("by what tests share [C-002]", () => start());
    test("by other code that tests share [C-003]", () => other());
    describe("with a hook", () => {
      test("that stands after it [C-004]", () => expect(1).toBe(1));
      beforeAll(() => other());
    });`,
  "tests/journeys/kit.test.ts": `
    import { beforeEach, expect, test } from "vitest";
    import { openGallery } from "#tests/support/open-gallery.ts";
    test("a piece [F-001]", async ({ page }) => openGallery(page));
    test("a page [F-002]", async ({ page }) => page.goto("/om/"));
    test("first a page, then a piece [F-003]", async ({ page }) => { await page.goto("/om/"); await openGallery(page); });`,
};

let root: string;
let reached: Reached;
let reaches: Reaches;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "sparv-ledger-"));
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  reached = await findReached(root, ["src/main/web.ts"]);
  reaches = createReaches(root, reached);
});

afterAll(() => rmSync(root, { recursive: true }));

const shownBy = (file: string, ...ids: string[]) => ids.filter((id) => reaches(file, id));

test("what a program uses is reached, and nothing else of the files it imports from", () => {
  expect([...(reached.get("src/domain/rules.ts") ?? [])].toSorted()).toEqual(["LIMIT", "used"]);
  expect(reached.has("src/domain/lonely.ts")).toBe(false);
});

test("a test shows a row when all the product code that it calls is reached, by itself or by helpers", () => {
  expect(shownBy("src/domain/rules.test.ts", "C-001", "C-002", "C-003", "C-004")).toEqual(["C-001", "C-004"]);
});

test("where no title can be read as naming the row, any test of the file may", () => {
  expect(shownBy("src/domain/lonely.test.ts", "C-001")).toEqual([]);
  expect(shownBy("src/domain/rules.test.ts", "C-009")).toEqual(["C-009"]);
});

test("a test that drives a program from outside shows its row, whatever its neighbours call", () => {
  expect(shownBy("tests/contracts/calls.test.ts", "C-001", "C-002", "C-003", "C-004")).toEqual(["C-001", "C-002"]);
});

test("a journey that opens the gallery shows nothing", () => {
  expect(shownBy("tests/journeys/kit.test.ts", "F-001", "F-002", "F-003")).toEqual(["F-002"]);
});

test("a file that is gone shows nothing", () => {
  expect(shownBy("tests/journeys/gone.test.ts", "F-001")).toEqual([]);
});

test("the programs are the routes without the gallery, what is started, and what operators run", () => {
  const programs = listPrograms();
  expect(programs).toContain("src/main/worker.ts");
  expect(programs).toContain("src/web/shop/result/ResultPage.tsx");
  expect(programs.filter((program) => /galler|simulat/i.test(program))).toEqual([
    "src/web/staff/simulators/DeskSimulatorsPage.tsx",
  ]);
});
