import { expect, it } from "vitest";
import { hasConflict, togglePreference } from "./preferences.ts";

const exclusive = [["low", "high"]];

it("choosing one of a pair clears the other, and nothing else [C-086]", () => {
  expect(togglePreference(["low", "free"], "high", exclusive)).toEqual(["free", "high"]);
  expect(togglePreference(["high", "free"], "low", exclusive)).toEqual(["free", "low"]);
  expect(togglePreference(["low"], "free", exclusive)).toEqual(["low", "free"]);
});

it("pressing again clears it", () => {
  expect(togglePreference(["low", "free"], "low", exclusive)).toEqual(["free"]);
});

it("both of a pair is a conflict, one of them twice is not", () => {
  expect(hasConflict(["low", "high"], exclusive)).toBe(true);
  expect(hasConflict(["low", "low", "free"], exclusive)).toBe(false);
});
