import { expect, test } from "vitest";
import { maskPersonalNumber } from "./masked-personal-number.ts";

test("the last four digits are never shown", () => {
  expect(maskPersonalNumber("198502102380")).toBe("19850210-••••");
});
