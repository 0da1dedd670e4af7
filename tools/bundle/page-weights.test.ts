import { expect, it } from "vitest";
import { listGrown, weighPages } from "./page-weights.ts";
import type { ChunkSizes } from "./report-sizes.ts";

const chunk = (file: string, gzipBytes: number, imports: readonly string[] = [], entry?: string): ChunkSizes => ({
  file,
  gzipBytes,
  imports,
  modules: [],
  ...(entry === undefined ? {} : { entry }),
});

const BUILD = [
  chunk("assets/react-1.js", 1_000),
  chunk("assets/entry-1.js", 10, ["assets/react-1.js"], "src/web/entry.client.tsx"),
  chunk("assets/root-1.js", 20, ["assets/react-1.js"], "src/web/root.tsx"),
  chunk("assets/ResultPage-1.js", 5, ["assets/react-1.js"], "src/web/shop/result/ResultPage.tsx"),
  chunk("assets/OrdersPage-1.js", 7, ["assets/parts-1.js"], "src/web/account/orders/OrdersPage.tsx"),
  chunk("assets/parts-1.js", 300, ["assets/react-1.js"]),
  chunk("assets/car.web-1.js", 2, ["assets/parts-1.js"]),
];

it("counts what a page names once, with what that imports and the vertical that it shows", () => {
  expect([...weighPages(BUILD, ["car"])]).toEqual([
    ["src/web/shop/result/ResultPage.tsx of car", 1_337],
    ["src/web/account/orders/OrdersPage.tsx", 1_337],
  ]);
});

it("finds no page in a build that does not begin as ours", () => {
  expect(() => weighPages(BUILD.slice(2), [])).toThrow("entry.client.tsx");
});

it("lists the page that grew most first, and one that is gone before it", () => {
  const before = new Map([
    ["a", 1],
    ["b", 1],
    ["c", 1],
  ]);
  expect(
    listGrown(
      before,
      new Map([
        ["a", 2],
        ["b", 4],
      ]),
    ),
  ).toEqual([
    ["c", Number.POSITIVE_INFINITY],
    ["b", 3],
    ["a", 1],
  ]);
});
