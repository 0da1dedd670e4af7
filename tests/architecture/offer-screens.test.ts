import { expect, test } from "vitest";
import { OTHER_PAGES } from "#tests/contracts/offer-truth/other-pages.ts";
import { LIST_SCREENS, ORDER_SCREENS } from "#tests/contracts/offer-truth/screens.ts";
import { findPricedPages } from "./offer-screens.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";

const read = [...LIST_SCREENS, ...ORDER_SCREENS].flatMap(({ routes }) => routes);

test("each page that can write an amount is read by the test of offers, or is named with what it is about", () => {
  const priced = findPricedPages(PROJECT_ROOT);
  const known = new Set([...read, ...Object.keys(OTHER_PAGES)]);
  expect(priced.filter((page) => !known.has(page))).toEqual([]);
  expect(Object.keys(OTHER_PAGES).filter((page) => !priced.includes(page))).toEqual([]);
  expect(read.filter((page) => page in OTHER_PAGES)).toEqual([]);
});

test("a page that reaches an amount through its parts is found, one that only names a type is not", async () => {
  const planted = {
    "src/domain/format/swedish-format.ts": "export const formatKr = (ore: number) => `${ore / 100} kr`;\n",
    "src/web/shop/new/NewPage.tsx": 'import { Part } from "./Part.tsx";\nexport default Part;\n',
    "src/web/shop/new/Part.tsx":
      'import { formatKr } from "../../../domain/format/swedish-format.ts";\nexport const Part = () => formatKr(1);\n',
    "src/web/shop/new/OtherPage.tsx":
      'import type { formatKr } from "../../../domain/format/swedish-format.ts";\nexport default (f: typeof formatKr) => f;\n',
  };
  expect(await withPlanted(planted, findPricedPages)).toEqual(["shop/new/NewPage.tsx"]);
});
