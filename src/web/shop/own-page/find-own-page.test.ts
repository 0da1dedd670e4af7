import { expect, it } from "vitest";
import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { findOwnPage, pieceOf } from "./find-own-page.ts";

const load = () => Promise.resolve({ title: () => "Kartan", Page: () => "Här är kartan" });
const [first] = webVerticals;
if (!first) throw new Error("no vertical");
const planted: VerticalEntry = {
  ...first,
  description: { ...first.description, name: "planted", path: "/provet/" },
  loadPages: () =>
    Promise.resolve([
      { path: "karta/", load },
      { path: "avtal/:id/", load },
    ]),
};
const find = (pathname: string) => findOwnPage(pathname, [first, planted]);

it("a page of a vertical's own is found below the vertical's address, with what differs in it", async () => {
  expect(await find("/provet/karta/")).toMatchObject({
    vertical: { name: "planted" },
    page: { path: "karta/" },
    params: {},
  });
  expect(await find("/provet/avtal/r-1/")).toMatchObject({ page: { path: "avtal/:id/" }, params: { id: "r-1" } });
});

it.each(["/provet/", "/provet/karta/mer/", "/provet/avtal/", "/karta/", "/annat/karta/"])(
  "%s is none",
  async (pathname) => {
    expect(await find(pathname)).toBeUndefined();
  },
);

it("its part is the same each time, so that it is not made again when the page renders again", () => {
  const own = { vertical: "planted", path: "karta/" };
  expect(pieceOf(own)).toBe(pieceOf(own));
  expect(pieceOf(own)).not.toBe(pieceOf({ ...own, path: "avtal/:id/" }));
});
