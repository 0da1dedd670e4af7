import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, isPersonalNumber, parsePersonalNumber } from "./personal-number.ts";

const TODAY = "2026-11-15";
const readNumbers = (file: string): string[] =>
  readFileSync(new URL(`../../../tests/fixtures/persons/${file}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
const personal = readNumbers("test-personal-numbers");
const coordination = readNumbers("test-coordination-numbers");
const unknownBirthDate = readNumbers("test-coordination-numbers-unknown-birth-date");

describe("Skatteverket's test numbers", () => {
  it.each([
    ["test-personal-numbers", "personal"],
    ["test-personal-numbers-minors", "personal"],
    ["test-personal-numbers-over-100", "personal"],
    ["test-coordination-numbers", "coordination"],
    ["test-coordination-numbers-unknown-birth-date", "coordination"],
  ])("of %s are all taken as %s numbers", (file, kind) => {
    const refused = readNumbers(file).filter((number) => {
      const parsed = parsePersonalNumber(number, TODAY);
      return parsed?.digits !== number || parsed.kind !== kind;
    });
    expect(refused).toEqual([]);
  });

  it("with an unknown birth date leave month or day out", () => {
    for (const number of unknownBirthDate) {
      const parsed = parsePersonalNumber(number, TODAY);
      expect(parsed?.birthMonth === undefined || parsed.birthDay === undefined, number).toBe(true);
    }
  });
});

describe("typing", () => {
  it.each(["19850210-2380", "850210-2380", "8502102380", " 1985 02 10 23 80 ", "198502102380"])(
    "%j is read as the same twelve digits [V-024]",
    (typed) => {
      expect(parsePersonalNumber(typed, TODAY)?.digits).toBe("198502102380");
    },
  );

  it.each(["", "850210238", "19850210238", "1198502102380", "personnummer"])("%j has the wrong length", (typed) => {
    expect(isPersonalNumber(typed, TODAY)).toBe(false);
  });

  it.each(["198502302386", "198500012383", "198513012388", "198502002382", "198504312383"])(
    "%j is no date, though its check digit is right",
    (typed) => {
      expect(isPersonalNumber(typed, TODAY)).toBe(false);
    },
  );

  it("is refused for a birth date in the future", () => {
    expect(isPersonalNumber("201001182383", "2010-01-17")).toBe(false);
    expect(isPersonalNumber("201001182383", "2010-01-18")).toBe(true);
  });
});

describe("the century of ten digits", () => {
  it("is the latest that is not in the future", () => {
    const ten = "1001182383";
    expect(parsePersonalNumber(ten, "2010-01-18")?.birthYear).toBe(2010);
    expect(parsePersonalNumber(ten, "2010-01-17")?.birthYear).toBe(1910);
  });

  it("is one earlier with a plus, from the new year in which the person turns a hundred", () => {
    const ten = "350715-6655";
    expect(parsePersonalNumber(ten, "2035-01-01")?.birthYear).toBe(1935);
    expect(parsePersonalNumber("350715+6655", "2035-01-01")?.birthYear).toBe(1935);
    expect(parsePersonalNumber("350715+6655", "2036-01-01")?.birthYear).toBe(1935);
    expect(parsePersonalNumber(ten, "2036-01-01")?.birthYear).toBe(2035);
  });

  it("cannot be marked with a plus by a person under a hundred", () => {
    expect(isPersonalNumber("350715+6655", TODAY)).toBe(false);
  });

  it("gives back the twelve digits of everyone under a hundred", () => {
    const young = [...personal, ...coordination].filter((number) => Number(number.slice(0, 4)) > 1927);
    expect(young.length).toBeGreaterThan(1_000);
    for (const number of young) expect(parsePersonalNumber(number.slice(2), TODAY)?.digits).toBe(number);
  });
});

describe("whatever is typed", () => {
  it("never throws, and what is taken is taken again unchanged", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\d{6}[-+]?\d{4}$/), fc.stringMatching(/^\d{12}$/)),
        (typed) => {
          const parsed = parsePersonalNumber(typed, TODAY);
          expect(parsed && parsePersonalNumber(parsed.digits, TODAY)).toEqual(parsed);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("one wrong digit is always found", () => {
    fc.assert(
      fc.property(fc.constantFrom(...personal), fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const at = number.length - 10 + place;
        const wrong = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`;
        expect(isPersonalNumber(wrong, TODAY)).toBe(false);
      }),
    );
  });
});

describe("age", () => {
  const age = (digits: string, date: string): number => {
    const number = parsePersonalNumber(digits, date);
    if (!number) throw new Error(`not a personal number: ${digits}`);
    return ageOn(number, date);
  };

  it("rises on the birthday", () => {
    expect(age("198502102380", "2026-02-09")).toBe(40);
    expect(age("198502102380", "2026-02-10")).toBe(41);
  });

  it("reads a coordination number's raised day", () => {
    expect(age("198707722396", "2026-07-11")).toBe(38);
    expect(age("198707722396", "2026-07-12")).toBe(39);
  });

  it("counts an unknown month as December, and an unknown day as the 31st", () => {
    expect(age("191500722390", "2026-12-11")).toBe(110);
    expect(age("191500722390", "2026-12-12")).toBe(111);
    expect(age("191711602399", "2026-11-30")).toBe(108);
    expect(age("191711602399", "2026-12-01")).toBe(109);
  });
});
