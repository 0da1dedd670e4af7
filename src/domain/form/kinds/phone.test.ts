import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { phoneRules } from "./phone.ts";

const store = (typed: string) => phoneRules.store(phoneRules.clean(typed, {}), {});

describe("a phone number", () => {
  it("may be typed with four characters more than it has [V-049]", () => {
    expect(phoneRules.maxLength).toBe(19);
  });

  it.each([
    ["1234", "invalid"],
    ["12345", "valid"],
    ["123456789012345", "valid"],
    ["1234567890123456", "invalid"],
    ["+1234", "invalid"],
    ["+12345", "valid"],
    ["+12345678901234", "valid"],
    ["+123456789012345", "invalid"],
    ["070-123 45 67", "valid"],
    ["++4670123", "invalid"],
    ["070+1234567", "invalid"],
  ])("%s is %s [V-049] [V-051]", (typed, validity) => {
    expect(judge("phone", typed).validity).toBe(validity);
  });

  it.each(["-0701234567", "0701234567-", " -0701234567", "0701234567- "])(
    "%j begins or ends with a dash and is invalid [V-050]",
    (typed) => {
      expect(judge("phone", typed).validity).toBe("invalid");
    },
  );

  it.each([
    ["+46-70-123 45 67", "0701234567"],
    ["+46701234567", "0701234567"],
    ["+46 (0)70-123 45 67", "0701234567"],
    ["070-123 45 67", "0701234567"],
    ["+47 22 12 34 56", "+4722123456"],
  ])("%s is stored as %s [V-052]", (typed, stored) => {
    expect(judge("phone", typed).validity).toBe("valid");
    expect(store(typed)).toBe(stored);
  });

  it("is tested again as it will be stored: +46 made 0 leaves too little", () => {
    expect(judge("phone", "+46123").validity).toBe("invalid");
    expect(judge("phone", "+461234").validity).toBe("valid");
  });

  it("that is accepted is stored in a form that is accepted and stored the same", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+46|\+|0)?[\d -]{4,14}$/), (typed) => {
        fc.pre(judge("phone", typed).validity === "valid");
        const stored = store(typed);
        expect(stored).toMatch(/^(\+\d{5,14}|\d{5,15})$/);
        expect(judge("phone", stored).validity).toBe("valid");
        expect(store(stored)).toBe(stored);
      }),
    );
  });
});
