import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findAsvsFaults } from "./asvs.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("every requirement of ASVS 5.0 at level 1 and 2 has one row, with a status and evidence that exists", () => {
  expect(describeFaults(findAsvsFaults(PROJECT_ROOT))).toEqual([]);
});

test("the list of ids is the standard's: 70 of level 1, 183 of level 2, in 17 chapters", () => {
  const ids = readFileSync(join(PROJECT_ROOT, "tests/architecture/asvs-ids.csv"), "utf8").trim().split("\n").slice(1);
  const levels = ids.map((line) => line.split(",")[1]);
  expect([levels.filter((level) => level === "1").length, levels.filter((level) => level === "2").length]).toEqual([
    70, 183,
  ]);
  expect(new Set(ids).size).toBe(253);
  expect(new Set(ids.map((line) => line.split(".")[0])).size).toBe(17);
});

test("a row that is missing, twice, unknown, of another level, without status or evidence, or with a dead path is found", async () => {
  const planted = {
    "tests/architecture/asvs-ids.csv": "id,level\n1.1.1,2\n1.1.2,2\n1.2.1,1\n1.2.2,1\n",
    "src/real.ts": "export {};\n",
    "docs/security/asvs.md": [
      "| 1 | 2 | 2 | 0 | 0 |",
      "| 2 | 4 | 2 | 0 | 0 |",
      "",
      "| v5.0.0-1.1.1 | 2 | Decode once | met | `src/real.ts` and `src/gone.ts` |",
      "| v5.0.0-1.2.1 | 1 | Escape | met | `src/real.ts` |",
      "| v5.0.0-1.2.1 | 1 | Escape | met | `src/real.ts` |",
      "| v5.0.0-1.2.2 | 2 | Encode | perhaps | |",
      "| v5.0.0-9.9.9 | 2 | Made up | met | nothing |",
      "",
    ].join("\n"),
  };
  expect(describeFaults(await withPlanted(planted, findAsvsFaults))).toEqual([
    "docs/security/asvs.md:4 1.1.1 names src/gone.ts, which does not exist",
    "docs/security/asvs.md:7 1.2.2 is of level 1, not 2",
    "docs/security/asvs.md:7 1.2.2 has the status perhaps",
    "docs/security/asvs.md:7 1.2.2 has an empty cell",
    "docs/security/asvs.md:8 9.9.9 is no requirement of level 1 or 2",
    "docs/security/asvs.md:1 lacks 1.1.2",
    "docs/security/asvs.md:6 has 1.2.1 twice",
    "docs/security/asvs.md:1 counts level 2 wrongly",
  ]);
});
