import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findPersonalTrace } from "./personal-traces.ts";

const published = ["test-personal-numbers.txt", "test-coordination-numbers.txt"].flatMap((name) =>
  readFileSync(new URL(`../../../tests/fixtures/persons/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d{12}$/.test(line)),
);

describe("a personal number is found", () => {
  test("in every published test number, with and without century, dash and neighbours", () => {
    expect(published.length).toBeGreaterThan(1_000);
    for (const number of published) {
      const ten = number.slice(2);
      for (const written of [number, ten, `${ten.slice(0, 6)}-${ten.slice(6)}`, `${ten.slice(0, 6)}+${ten.slice(6)}`])
        for (const text of [written, `väljer ${written}!`, `id_${written}`, `"${written}"`])
          expect(findPersonalTrace(text), text).toBe("personal-number");
    }
  });

  test.each(["850210 2380", "850210–2380", "850210-238%30", "850210-T380", "198502102381"])("as %j", (text) => {
    expect(findPersonalTrace(text)).toBe("personal-number");
  });
});

test.each(["anna@example.se", "Anna <anna.l+x@mejl.example.com>", "?mail=anna%40example.se", "åsa@blåbär.se"])(
  "an e-mail address is found in %j",
  (text) => {
    expect(findPersonalTrace(text)).toBe("email");
  },
);

test.each(["0704934567", "070-123 45 67", "+46 70 123 45 67", "0046701234567", "08-465 004 00", "tel:+46701234567"])(
  "a phone number is found in %j",
  (text) => {
    expect(findPersonalTrace(text)).toBe("phone");
  },
);

test.each([
  "",
  "my_account",
  "/forsakring/bil/jamfor/",
  "insurancecar",
  "2 832 kr/år",
  "2026-12-01",
  "2026-12-01T10:00:00Z",
  "carregnumber,civicnumber",
  "K3vXq0pYt1uR8sZ5mB7nLwE2aDc",
  "SPV 24K",
  "1092",
  "0",
  "0,75",
  "300000",
  "123 45",
  "100 %",
  "@sparv",
  "b".repeat(64),
])("nothing is found in %j", (text) => {
  expect(findPersonalTrace(text)).toBeUndefined();
});
