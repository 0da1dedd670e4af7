import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findTickedBoxes } from "./ticked-boxes.ts";

// What a page renders is judged by the walk of tests/contracts/pages; this also sees pages that it does not reach.
test("no form has a box that is ticked for the visitor", () => {
  expect(describeFaults(findTickedBoxes(PROJECT_ROOT))).toEqual([]);
});

test("a box that is always ticked is found; one that shows what was chosen is not", async () => {
  const planted = {
    "src/web/a.tsx": 'const a = <input type="checkbox" name="a" defaultChecked />;\n',
    "src/web/b.tsx": 'const b = (\n  <ChoiceCard type="checkbox" name="b" checked={true} />\n);\n',
    "src/web/c.tsx":
      'const c = [<input type="checkbox" checked={isChosen} />, <input type="radio" defaultChecked />, <input type="checkbox" aria-checked />];\n',
    "src/verticals/d.ts": 'const d = { name: "d", kind: "checkbox", trueValue: "ok", defaultValue: "true" };\n',
    "src/verticals/e.ts":
      'const e = { name: "e", kind: "checkbox", defaultValue: "false" };\nconst f = { defaultValue: "true" };\n',
  };
  expect(describeFaults(await withPlanted(planted, findTickedBoxes))).toEqual([
    "src/verticals/d.ts:1 a described box that is ticked",
    "src/web/a.tsx:1 a ticked box",
    "src/web/b.tsx:2 a ticked box",
  ]);
});
