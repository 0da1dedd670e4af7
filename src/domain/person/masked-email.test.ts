import { expect, test } from "vitest";
import { maskEmail } from "./masked-email.ts";

test("an address shows its first character and its domain, and not how long the name is", () => {
  expect(maskEmail("anna.lindqvist@exempel.se")).toBe("a•••@exempel.se");
  expect(maskEmail("a@exempel.se")).toBe("a•••@exempel.se");
});

test("what is no address shows nothing", () => {
  for (const text of ["", "anna", "@exempel.se"]) expect(maskEmail(text)).toBe("•••");
});
