import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { magicStreets } from "./ground.ts";

it("the simulators' README lists every magic street", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(Object.keys(magicStreets).filter((street) => !readme.includes(`| ${street} `))).toEqual([]);
});
