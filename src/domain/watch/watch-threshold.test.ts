import { expect, it } from "vitest";
import { readThreshold } from "./watch-threshold.ts";

it("takes what can be chosen, and the usual amount for anything else", () => {
  expect(readThreshold("0")).toBe(0);
  expect(readThreshold("2000")).toBe(2_000_00);
  for (const typed of ["", "-1", "17", "1e9"]) expect(readThreshold(typed)).toBe(500_00);
});
