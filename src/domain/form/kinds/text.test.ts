import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { textRules } from "./text.ts";

describe("a text", () => {
  it("loses each character that matches the mask [V-020]", () => {
    expect(textRules.clean("Stor-gatan 12 B!", { mask: "[^a-zåäö ]" })).toBe("torgatan  ");
    expect(textRules.clean("735 999-1", { mask: "\\D" })).toBe("7359991");
    expect(textRules.clean("as typed", {})).toBe("as typed");
  });

  it("stays stripped when what is left would match a longer mask", () => {
    expect(textRules.clean("aabb", { mask: "ab" })).toBe("aabb");
    expect(textRules.clean("a😀b", { mask: "\\p{Extended_Pictographic}" })).toBe("ab");
  });

  it.each(["", "   "])("that is %j and not required is neutral [V-021]", (typed) => {
    expect(judge("text", typed)).toEqual({ validity: "unset", message: "" });
  });

  it.each(["", "   "])("that is %j and required is invalid [V-023]", (typed) => {
    expect(judge("text", typed, { required: true })).toEqual({
      validity: "invalid",
      message: "Vänligen fyll i fältet",
    });
  });

  it("must match the whole pattern [V-022]", () => {
    const attrs = { pattern: "735999\\d{12}" };
    expect(judge("text", "735999123456789012", attrs).validity).toBe("valid");
    expect(judge("text", "7359991234567890123", attrs).validity).toBe("invalid");
    expect(judge("text", "x735999123456789012", attrs).validity).toBe("invalid");
    expect(judge("text", "a", { pattern: "a|bc" }).validity).toBe("valid");
    expect(judge("text", "ac", { pattern: "a|bc" }).validity).toBe("invalid");
  });

  it.each([
    { minLength: 2, maxLength: 4 },
    { min: 2, max: 4 },
    { minLength: 2, maxLength: 4, min: 9, max: 9 },
  ])("is between its shortest and longest length, as %j [V-022]", (attrs) => {
    expect(["a", "ab", "abcd", "abcde"].map((typed) => judge("text", typed, attrs).validity)).toEqual([
      "invalid",
      "valid",
      "valid",
      "invalid",
    ]);
    expect(judge("text", "a", attrs).message).toBe("Vänligen ange minst 2 tecken");
    expect(judge("text", "abcde", attrs).message).toBe("Vänligen ange högst 4 tecken");
  });

  it("is stored without the spaces around it", () => {
    expect(textRules.store("  Storgatan 1 ", {})).toBe("Storgatan 1");
  });

  it("shows its own text when it has one", () => {
    expect(judge("text", "x", { minLength: 2, invalidMessage: "Ange din gata" }).message).toBe("Ange din gata");
    expect(judge("text", "xy", { minLength: 2, invalidMessage: "Ange din gata" }).message).toBe("");
  });
});
