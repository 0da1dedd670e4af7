import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findImporters, findVerticalImports } from "./vertical-imports.ts";
import { REGISTRIES, verticalNames } from "./vertical-names.ts";

test("no file of this project but registries, simulators and tests imports from a vertical's folder", () => {
  expect(describeFaults(findVerticalImports(PROJECT_ROOT))).toEqual([]);
});

test.for(verticalNames(PROJECT_ROOT))("%s is joined by one line in each registry", (name) => {
  const joined = findImporters(PROJECT_ROOT, name).filter(({ as }) => as === "registry");
  expect(joined.map(({ file }) => file).toSorted()).toEqual(REGISTRIES.toSorted());
});

const boat = { "src/verticals/boat/boat.vertical.ts": "export const boat = 1;\n" };

test.for([
  ["src/web/x.tsx", 'import { boat } from "#verticals/boat/boat.vertical.ts";'],
  ["src/web/x.tsx", 'const boat = await import("#verticals/boat/boat.vertical.ts");'],
  ["src/verticals/skate/skate.vertical.ts", 'export * from "../boat/boat.vertical.ts";'],
  ["src/verticals/_contract/x.ts", 'import "../boat/boat.vertical.ts";'],
  ["src/main/x.ts", 'const all = import.meta.glob("/src/verticals/boat/*.ts");'],
  ["tools/x.ts", 'import type { Boat } from "#verticals/boat/boat.vertical.ts";'],
  ["tools/x.ts", 'import { rate } from "#simulators/verticals/boat/rate.ts";'],
] as const)("an import from a vertical's folder is found: %s %s", async ([file, code]) => {
  const faults = await withPlanted({ ...boat, [file]: `// first line\n${code}\n` }, findVerticalImports);
  expect(faults.map((fault) => [fault.file, fault.line])).toEqual([[file, 2]]);
});

test("the folder itself, registries, simulators, tests, comments and other folders may", async () => {
  const code = 'import { boat } from "#verticals/boat/boat.vertical.ts";\n';
  const planted = {
    ...boat,
    "src/verticals/boat/server/boat.server.ts": code,
    "src/verticals/web-registry.ts": code,
    "simulators/x.ts": code,
    "tests/support/x.ts": code,
    "src/web/x.test.tsx": code,
    "src/web/y.ts": `// ${code}import { boats } from "#verticals/boats/boats.ts";\n`,
  };
  expect(describeFaults(await withPlanted(planted, findVerticalImports))).toEqual([]);
});
