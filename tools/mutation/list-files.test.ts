import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { AREAS } from "./areas.ts";
import { intoPieces, selectFiles } from "./list-files.ts";

const ROOT = process.cwd();

test.each(AREAS.flatMap(({ name, globs }) => globs.map((glob) => [name, glob] as const)))(
  "of %s the pattern %s matches files",
  (_, glob) => {
    expect(globSync(glob, { cwd: ROOT })).not.toEqual([]);
  },
);

test("a folder of an area, and of that the files of a pattern", () => {
  const offer = selectFiles(ROOT, { area: "domain/offer" });
  expect(offer).toContain("src/domain/offer/price.ts");
  expect(offer.every((path) => path.startsWith("src/domain/offer/") && !path.endsWith(".test.ts"))).toBe(true);
  expect(selectFiles(ROOT, { area: "domain/offer", only: "**/price.ts" })).toEqual(["src/domain/offer/price.ts"]);
  expect(() => selectFiles(ROOT, { area: "domains" })).toThrow("no area is called domains");
});

test("a file that is in two areas is measured once", () => {
  const files = selectFiles(ROOT, {});
  expect(new Set(files).size).toBe(files.length);
});

test("a piece has files of one folder, and at most eight", () => {
  const files = [...Array.from({ length: 9 }, (_, at) => `src/domain/a/${at}.ts`), "src/domain/b/0.ts"];
  expect(intoPieces(files).map((piece) => piece.length)).toEqual([8, 1, 1]);
});
