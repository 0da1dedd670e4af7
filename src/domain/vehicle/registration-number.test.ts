import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRegistrationNumber, isRegistrationNumber, normalizeRegistrationNumber } from "./registration-number.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const letters = fc.array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 3 });
const tail = fc.array(fc.constantFrom(...LETTERS, ..."0123456789".split("")), { minLength: 3, maxLength: 3 });
const registrationNumber = fc.tuple(letters, tail).map(([head, rest]) => [...head, ...rest].join(""));

describe("a registration number", () => {
  it.each(["ABC123", "ABC 123", "ABC12D", "ABC 12D", "abc 12d", " SPV 24K "])("%j is taken [V-031]", (typed) => {
    expect(isRegistrationNumber(typed)).toBe(true);
  });

  it.each(["AB1234", "ABC12", "ABC1234", "ABC  123", "AB C123", "ÅBC123", "ABC-123", "", "ABC 1 2"])(
    "%j is not taken [V-031] [V-032]",
    (typed) => {
      expect(isRegistrationNumber(typed)).toBe(false);
    },
  );

  it("is upper-cased and stripped of everything but letters and digits [V-030]", () => {
    expect(normalizeRegistrationNumber(" spv-24k.")).toBe("SPV24K");
  });

  it("is shown as three characters, a space, then the rest [V-036]", () => {
    expect(formatRegistrationNumber("ABC12D")).toBe("ABC 12D");
    expect(formatRegistrationNumber("abc 12d")).toBe("ABC 12D");
    expect(formatRegistrationNumber("ABC")).toBe("ABC");
  });

  it("survives being shown and read again, in any case and spacing", () => {
    fc.assert(
      fc.property(registrationNumber, fc.boolean(), (number, isLower) => {
        const shown = formatRegistrationNumber(isLower ? number.toLowerCase() : number);
        expect(isRegistrationNumber(shown)).toBe(true);
        expect(normalizeRegistrationNumber(shown)).toBe(number);
      }),
    );
  });

  it("with one character more or fewer is not taken [V-032]", () => {
    fc.assert(
      fc.property(registrationNumber, fc.nat(5), (number, at) => {
        expect(isRegistrationNumber(number.slice(0, at) + number.slice(at + 1))).toBe(false);
        expect(isRegistrationNumber(`${number.slice(0, at)}7${number.slice(at)}`)).toBe(false);
      }),
    );
  });
});
