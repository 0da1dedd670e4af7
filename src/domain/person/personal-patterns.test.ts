import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasPersonalNumber } from "./personal-number-in-text.ts";
import * as patterns from "./personal-patterns.ts";

const published = ["test-personal-numbers.txt", "test-coordination-numbers.txt"].flatMap((name) =>
  readFileSync(new URL(`../../../tests/fixtures/persons/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d{12}$/.test(line)),
);

const { MEASURED_PERSONAL_NUMBER, MEASURED_EMAIL, LOGGED_EMAIL, MEASURED_PHONE, LOGGED_PHONE } = patterns;

const isFound = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

test.each([
  ["the pattern of what is measured", (text: string) => isFound(MEASURED_PERSONAL_NUMBER, text)],
  ["the function for every other text", hasPersonalNumber],
])("%s finds every published test number, with and without century and divider", (_name, finds) => {
  expect(published.length).toBeGreaterThan(1_000);
  const missed = published.flatMap((number) => {
    const [date, last] = [number.slice(2, 8), number.slice(8)];
    return [number, `${date}${last}`, `${date}-${last}`, `${date}+${last}`, `${date} ${last}`, `${date}\u2013${last}`]
      .map((written) => `(${written})`)
      .filter((text) => !finds(text));
  });
  expect(missed).toEqual([]);
});

test.each([
  [MEASURED_EMAIL, "anna@example.se"],
  [LOGGED_EMAIL, "anna@example.se"],
  [MEASURED_PHONE, "070-123 45 67"],
  [LOGGED_PHONE, "070-123 45 67"],
])("%s finds %s and no amount", (pattern, text) => {
  expect(isFound(pattern, text)).toBe(true);
  expect(isFound(pattern, "2 832 kr/år")).toBe(false);
});
