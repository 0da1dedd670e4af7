import { expect, it } from "vitest";
import { formatMonth } from "./swedish-months.ts";

it("a month is written out with its year", () => {
  expect(formatMonth("2025-11")).toBe("november 2025");
});
