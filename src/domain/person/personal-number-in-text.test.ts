import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPersonalNumbers, hasPersonalNumber, hidePersonalNumbers, readPlain } from "./personal-number-in-text.ts";

const published = ["test-personal-numbers.txt", "test-coordination-numbers.txt"].flatMap((name) =>
  readFileSync(new URL(`../../../tests/fixtures/persons/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d{12}$/.test(line)),
);

describe("a personal number is found in a text", () => {
  test.each([
    "198502102380",
    "8502102380",
    "850210-2380",
    "850210+2380",
    "19850210 2380",
    "850210 - 2380",
    "850210–2380",
    "850210 – 2380",
    "19850210  -  2380",
    "19850210–2380",
    "1985-02-10-2380",
    "1985 02 10 2380",
    "1985 0210 2380",
    "19 85 02 10 2380",
    "198502 102380",
    "85.02.10-2380",
    "850210_2380",
    "8 5 0 2 1 0 2 3 8 0",
    "８５０２１０２３８０",
    "850210－2380",
    "٨٥٠٢١٠-٢٣٨٠",
    "850\u200b210\u00ad2380",
    "850210%202380",
    "850210%2D2380",
    "198502702384",
    "850210-T380",
  ])("as %s", (written) => {
    for (const text of [written, `Kunden (${written}) ringde.`, `kund_${written}_Anna`, `Anna${written}Lindqvist`]) {
      expect(hasPersonalNumber(text), text).toBe(true);
      expect(hidePersonalNumbers(text, "…"), text).toBe(text.replace(written, "…"));
    }
  });

  test.each([
    "198502102380-198502102380",
    "198502102380_Anna_Lindqvist",
    "8502102380198502102380",
    "850210-2380850210-2380",
    "1198502102380",
    "850210238000000000000",
  ])("joined with something else: %s", (written) => {
    expect(hidePersonalNumbers(written, "…")).not.toMatch(/2380|850210/);
  });
});

test.each([
  "Ring tillbaka på 070-174 06 05 efter kl. 10:30, annars 0706-123456.",
  "Ringde 2026-11-16 kl. 14.05, inget svar.",
  "Ringde 2026-11-16 14:05, och 2026-11-17 09.10.",
  "Slutar 20261231, 1500 kr tillbaka.",
  "Bolagets nummer är RAT-7F21K8, vårt SP-7K3M9-Q2X8T och SP-85021-02380.",
  "Betalade 3 060 kr 2026, vill ha 18 januari 2027.",
  "Född 1985-02-10.",
  "Organisationsnummer 556123-4567, telefon 08-465 004 00.",
  "Ärende 4938271649382716, klockan 1794716096161.",
])("ordinary notes hold none: %s", (text) => {
  expect(findPersonalNumbers(text)).toEqual([]);
  expect(hidePersonalNumbers(text, "…")).toBe(text);
});

test("only the number is hidden, and other digits of the text stay", () => {
  expect(hidePersonalNumbers("Betalade 500 kr 2026, nr 850210-2380, väg 7, och 198502102380x12.", "…")).toBe(
    "Betalade 500 kr 2026, nr …, väg 7, och …x12.",
  );
  expect(findPersonalNumbers("1500 kr, 850210-2380, 2500 kr")).toEqual([{ start: 9, end: 20, digits: "8502102380" }]);
});

describe("whatever the writing", () => {
  const dividers = [
    "",
    " ",
    "-",
    "+",
    "–",
    "—",
    "−",
    " - ",
    " – ",
    "_",
    ".",
    "\u00a0",
    "\u2009-\u2009",
    "\u200b",
    "%20",
  ];
  const scripts = [0x30, 0xff10, 0x0660, 0x06f0, 0x0966, 0x1d7ce];
  const writing = fc.record({
    number: fc.constantFrom(...published),
    hasCentury: fc.boolean(),
    divider: fc.constantFrom(...dividers),
    script: fc.constantFrom(...scripts),
    before: fc.constantFrom("", "a", "_", "kund ", "#", "(", "/"),
    after: fc.constantFrom("", "a", "_Anna", " ringde", ")", ", och", "/"),
  });
  const write = ({
    number,
    hasCentury,
    divider,
    script,
  }: { [Key in "number" | "divider"]: string } & { hasCentury: boolean; script: number }) => {
    const digits = (hasCentury ? number : number.slice(2))
      .split("")
      .map((digit) => String.fromCodePoint(script + Number(digit)));
    return digits.slice(0, -4).join("") + divider + digits.slice(-4).join("");
  };

  test("a published number is found whole, and nothing beside it is hidden", () => {
    fc.assert(
      fc.property(writing, (how) => {
        const text = how.before + write(how) + how.after;
        expect(hidePersonalNumbers(text, "…")).toBe(`${how.before}…${how.after}`);
      }),
      { numRuns: 2_000 },
    );
  });

  test("several beside each other leave none of their digits", () => {
    fc.assert(
      fc.property(
        fc.array(writing, { minLength: 2, maxLength: 4 }),
        fc.constantFrom("", "-", "_", " ", ", "),
        (many, joint) => {
          const text = many.map((how) => write({ ...how, script: 0x30 })).join(joint);
          expect(hidePersonalNumbers(text, "…").replaceAll("%20", "")).not.toMatch(/\d/);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("any text is read: places are in order and inside it, and what is hidden is not found again", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789 -+.%aT–８é\u200b😀".split("")), maxLength: 60 }),
        (text) => {
          for (const { start, end } of findPersonalNumbers(text)) {
            expect(start).toBeLessThan(end);
            expect(end).toBeLessThanOrEqual(text.length);
          }
          expect(hasPersonalNumber(hidePersonalNumbers(text, "x"))).toBe(false);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

test("a text reads the same with digits of another script and what is not seen", () => {
  expect(readPlain("８５０２１０\u200b-٢٣٨٠")).toBe("850210-2380");
});

test("a long text takes no longer than its length asks for", () => {
  const started = performance.now();
  hasPersonalNumber("1 ".repeat(20_000));
  hasPersonalNumber("0".repeat(40_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
