import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findLongFiles, type LongFileReasons, MAX_LINES } from "./file-length.ts";

const EXCUSED_LONG_FILES: LongFileReasons = {
  "src/ui/styles/tokens.css": "every design token, light and dark side by side: a table, not two subjects",
};

test("no file of this project has grown two subjects", () => {
  expect(describeFaults(findLongFiles(PROJECT_ROOT, EXCUSED_LONG_FILES))).toEqual([]);
});

test("a file over the limit is found, and an excuse without need is too", async () => {
  const planted = {
    "src/domain/long.ts": "\n".repeat(MAX_LINES + 1),
    "src/domain/fits.ts": "\n".repeat(MAX_LINES),
    "src/domain/long.test.ts": "\n".repeat(MAX_LINES + 1),
    "gallery/long.tsx": "\n".repeat(MAX_LINES + 1),
  };
  expect(await withPlanted(planted, (root) => findLongFiles(root).map(({ file }) => file))).toEqual([
    "gallery/long.tsx",
    "src/domain/long.ts",
  ]);
  const excuses = { "gallery/long.tsx": "a table", "src/domain/long.ts": "a table", "src/domain/fits.ts": "was long" };
  expect(await withPlanted(planted, (root) => findLongFiles(root, excuses).map(({ file }) => file))).toEqual([
    "src/domain/fits.ts",
  ]);
});
