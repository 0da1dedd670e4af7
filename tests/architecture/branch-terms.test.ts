import { expect, test } from "vitest";
import { findBranchTerms, WITH_BRANCH_TERMS } from "./branch-terms.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("no neutral part of this project has terms of insurance, except those still listed", () => {
  const faults = findBranchTerms(PROJECT_ROOT);
  expect(describeFaults(faults.filter(({ file }) => !WITH_BRANCH_TERMS.includes(file)))).toEqual([]);
  expect(WITH_BRANCH_TERMS.filter((listed) => !faults.some(({ file }) => file === listed))).toEqual([]);
});

test.for([
  ["src/verticals/_contract/x.ts", "export interface InsuredBoat {}"],
  ["src/journeys/search/x.ts", "const lowestPremium = 1;"],
  ["src/journeys/checkout/x.ts", "const { currentPolicy } = search;"],
  ["src/domain/offer/x.ts", 'export const kind = "excess";'],
  ["src/web/shop/result/x.texts.sv.ts", 'export const title = "Din båtförsäkring och självrisk";'],
] as const)("a neutral part with a term of insurance is found: %s %s", async ([file, code]) => {
  const faults = await withPlanted({ [file]: `// first line\n${code}\n` }, findBranchTerms);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.file === file && fault.line === 2)).toBe(true);
});

test("a comment, a test and a part that is about insurance are not judged", async () => {
  const planted = {
    "src/journeys/search/x.ts": "// as an insurance\nexport const fee = 1;\n",
    "src/journeys/search/x.test.ts": 'const kind = "insurance";\n',
    "src/verticals/_insurance/x.ts": 'export const kind = "excess";\n',
  };
  expect(describeFaults(await withPlanted(planted, findBranchTerms))).toEqual([]);
});
