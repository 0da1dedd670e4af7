import { expect, test } from "vitest";
import config from "../../vitest.config.ts";
import { findPartFaults, type TestProjectFiles } from "./ci-parts.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

const PROJECTS = (config.test?.projects ?? []).map((project) => (project as { test: TestProjectFiles }).test);

test("every test belongs to the gate or to exactly one slice of the long run", () => {
  expect(PROJECTS.length).toBeGreaterThan(5);
  expect(describeFaults(findPartFaults(PROJECT_ROOT, PROJECTS))).toEqual([]);
});

test("a test in no part, in two, or in no project is found; so is a part that names nothing", async () => {
  const parts = {
    gate: { contracts: ["tests/contracts/both/gate.test.ts"] },
    slices: [
      { name: "one", contracts: ["tests/contracts/both/"], steps: ["known", "unknown"] },
      { name: "two", contracts: ["tests/contracts/both/", "tests/contracts/gone/"] },
      { name: "pages", journeys: ["tests/journeys/page/"] },
    ],
  };
  const files = {
    ".ci/parts.json": JSON.stringify(parts),
    ".ci/steps.sh": "\nknown() {\n}\n",
    "src/a.test.ts": "",
    "tests/contracts/both/gate.test.ts": "",
    "tests/contracts/both/slow.test.ts": "",
    "tests/contracts/new/new.test.ts": "",
    "tests/journeys/page/page.test.ts": "",
    "elsewhere/b.test.ts": "",
  };
  const faults = describeFaults(await withPlanted(files, (root) => findPartFaults(root, PROJECTS)));
  expect(faults.toSorted()).toEqual([
    ".ci/parts.json:1 one has the step unknown, which .ci/steps.sh does not define",
    ".ci/parts.json:1 tests/contracts/gone/ has no tests of contracts",
    "elsewhere/b.test.ts:1 is in no project of vitest.config.ts",
    "tests/contracts/both/slow.test.ts:1 is in two slices: one, two",
    "tests/contracts/new/new.test.ts:1 is in no part of .ci/parts.json",
  ]);
});
