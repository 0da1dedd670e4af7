import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { measureFiles } from "./measure.ts";
import type { FileResult } from "./results.ts";

const RULE = "src/planted/ages.ts";
const TEST = "src/planted/ages.test.ts";

/** The test of the second rule cannot fail. */
const PLANTED = {
  "package.json": '{ "type": "module" }',
  [RULE]:
    "const ADULT = 18;\nexport const isAdult = (age: number) => age >= ADULT;\nexport const isChild = (age: number) => age < 15;\n",
  [TEST]: `import { expect, test } from "vitest";
import { isAdult, isChild } from "./ages.ts";
test.each([[17, false], [18, true], [19, true]])("%i", (age, adult) => expect(isAdult(age)).toBe(adult));
test("a child", () => void isChild(14));
`,
};
const UNTESTED_LINE = 3;

/** Measures two planted rules, of which one has a test that cannot fail: only that one's changes may survive. */
export async function measurePlanted(
  root: string,
): Promise<{ readonly result: FileResult; readonly isRight: boolean }> {
  const planted = mkdtempSync(join(tmpdir(), "sparv-mutation-"));
  try {
    for (const [path, text] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(planted, path)), { recursive: true });
      writeFileSync(join(planted, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(planted, "node_modules"));
    const measured = await measureFiles(planted, [RULE], [TEST]);
    const result = measured[RULE] as FileResult;
    const lines = new Set(result.survived.map(({ line }) => line));
    return { result, isRight: result.found > 0 && lines.size === 1 && lines.has(UNTESTED_LINE) };
  } finally {
    rmSync(planted, { recursive: true });
  }
}
