import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { magicStreets } from "./address-prices.ts";

it("the README lists every magic street", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(Object.keys(magicStreets).filter((street) => !readme.includes(`| ${street}`))).toEqual([]);
  expect(readme).toContain("| operators/address-prices");
});
