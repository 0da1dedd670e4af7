import { expect, test } from "vitest";
import { findWideHas } from "./has-selectors.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("no change of a page restyles all of it", () => {
  expect(describeFaults(findWideHas(PROJECT_ROOT))).toEqual([]);
});

test("a :has() that styles elements without a class beside it is found", async () => {
  const planted = {
    "src/ui/Wide.module.css": `
      .a:has(> .half) > :not(.half) { color: red; }
      .a:has(:checked) svg { color: red; }
      :global(html):has(.b) > * { color: red; }
      .c,
      .a:not(:has(.b)) .d span { color: red; }
      @media (width >= 1px) { .a:has(:checked) span:first-of-type { color: red; } }
    `,
    "src/ui/Narrow.module.css": `
      /* .a:has(.b) svg */
      .a:has(:checked) { color: red; }
      .a:has(> svg), .a svg { color: red; }
      .a:has(:checked) .b::after { color: red; }
      html:has(details[data-menu="a b"][open]) .b.b { color: red; }
      :root:has(.region) [data-kind] { color: red; }
      :global(:root:has([data-tools="foot"])) .b { color: red; }
      .b svg:not(:has(a b)) { color: red; }
    `,
  };
  const faults = await withPlanted(planted, findWideHas);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(
    [2, 3, 4, 6, 7].map((line) => `src/ui/Wide.module.css:${line}`),
  );
});
