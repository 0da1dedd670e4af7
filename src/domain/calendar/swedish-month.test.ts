import { expect, test } from "vitest";
import { writeMonth } from "./swedish-month.ts";

test.each([
  ["2026-11", "november 2026"],
  ["2027-01", "januari 2027"],
])("%s is written %s", (month, text) => expect(writeMonth(month)).toBe(text));
