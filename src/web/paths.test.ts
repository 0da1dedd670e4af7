import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { paths } from "./paths.ts";
import routes from "./routes.ts";

const VERTICAL = { path: "/forsakring/exempel/" };

/** Every page of the product, by the route that must show it. */
const PAGES: Record<string, string> = {
  "routes/StartPage.tsx": paths.start(),
  "routes/RankingPage.tsx": paths.ranking(),
  "routes/RemunerationPage.tsx": paths.remuneration(),
  "routes/GalleryPage.tsx": paths.gallery(),
  "routes/ProductPage.tsx": paths.product(VERTICAL),
  "routes/ResultPage.tsx": paths.result(VERTICAL, "abc"),
};

const table: RouteObject[] = routes.map(({ file, path, index }) =>
  index ? { id: file, index } : { id: file, path: path ?? "" },
);

describe("addresses", () => {
  it("exist for every route, and only for those", () => {
    const pages = routes.filter(({ path }) => path !== "*").map(({ file }) => file);
    expect(pages.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  it.each(Object.entries(PAGES))("lead to %s", (file, address) => {
    const { pathname } = new URL(address, "http://localhost");
    expect(matchRoutes(table, pathname)?.at(-1)?.route.id).toBe(file);
  });

  it.each(Object.values(PAGES))("end with a slash: %s", (address) => {
    expect(new URL(address, "http://localhost").pathname).toMatch(/\/$/);
  });

  it("carry the search id, and that the server is to wait", () => {
    expect(paths.result(VERTICAL, "a/b")).toBe("/forsakring/exempel/jamfor/?searchid=a%2Fb");
    expect(paths.waitingResult(VERTICAL, "abc")).toBe("/forsakring/exempel/jamfor/?searchid=abc&vanta=1");
  });

  it("name the documented calls without a slash", () => {
    expect(paths.searchCall(VERTICAL)).toBe("/forsakring/exempel/jamfor/ajax");
    expect(paths.progressCall(VERTICAL)).toBe("/forsakring/exempel/jamfor/progress");
  });

  it("dial a number whatever its grouping", () => {
    expect(paths.phone("08-465 004 00")).toBe("tel:0846500400");
  });
});
