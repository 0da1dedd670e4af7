import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { magicModels } from "./magic-models.ts";

it("the README lists every magic model", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(Object.keys(magicModels).filter((name) => !readme.includes(`| ${name} `))).toEqual([]);
});
