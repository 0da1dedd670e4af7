import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findDeadSpecReferences } from "./spec-references.ts";

const DOCUMENTS = {
  "docs/requirements/1-foundations.md": [
    "# One",
    "The introduction.",
    "## 1. What the product does",
    "- one",
    "## 2. Screens",
    "### 2.1 First",
    "- two",
  ].join("\n"),
  "docs/requirements/4-addendum.md": "# Four\n\n## A. Decisions\n",
};

test("every section that a file of this project refers to is in docs/requirements", () => {
  expect(describeFaults(findDeadSpecReferences(PROJECT_ROOT))).toEqual([]);
});

test("a section, a following section, a document and a letter that do not exist are found", async () => {
  const planted = {
    ...DOCUMENTS,
    "src/a.ts": "/** Spec 1 §1, §2.1 and §7. */\n/** Spec 1 §2.2. */\nexport {};\n",
    "docs/b.md": "By spec 5 §1, addendum A and addendum F; 1 §2 and 1 §8.\n",
  };
  expect(describeFaults(await withPlanted(planted, findDeadSpecReferences))).toEqual([
    "docs/b.md:1 names spec 5 §1, which does not exist",
    "docs/b.md:1 names spec 1 §8, which does not exist",
    "docs/b.md:1 names addendum F, which does not exist",
    "src/a.ts:1 names spec 1 §7, which does not exist",
    "src/a.ts:2 names spec 1 §2.2, which does not exist",
  ]);
});

test("a requirement whose line is not in the section it names is found", async () => {
  const rows = ["1§1 l2", "1§1 l4", "1§2 l4", "1§2 l7", "1§2.1 l7"];
  const planted = { ...DOCUMENTS, "docs/requirements.csv": rows.map((source) => `X-001,x,${source}\n`).join("") };
  expect(describeFaults(await withPlanted(planted, findDeadSpecReferences))).toEqual([
    "docs/requirements.csv:3 names line 4, which is outside spec 1 §2",
  ]);
});

test("a paragraph of an act and a section of a standard are no reference", async () => {
  const planted = { ...DOCUMENTS, "src/a.ts": "/** preskriptionslagen 2 §; RFC 5321 §5.1; SP 800-38D §8.3. */\n" };
  expect(await withPlanted(planted, findDeadSpecReferences)).toEqual([]);
});
