import { expect, test } from "vitest";
import { findModuleLevelHooks } from "./module-level-hooks.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("no module that test files share has a top-level hook", () => {
  expect(describeFaults(findModuleLevelHooks(PROJECT_ROOT))).toEqual([]);
});

test("a top-level hook is found in a module, and allowed in a test and in a function", async () => {
  const hook = "afterAll(() => undefined);\n";
  const planted = {
    "tests/support/pool.ts": `import { afterAll } from "vitest";\n${hook}`,
    "tests/journeys/x.test.ts": hook,
    "tests/support/use-pool.ts": `export const usePool = () => {\n  ${hook}};\n`,
  };
  const faults = await withPlanted(planted, findModuleLevelHooks);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(["tests/support/pool.ts:2"]);
});
