import { describe, expect, test } from "vitest";
import { cleanText, cleanValue } from "./clean-text.ts";

describe("a text from outside", () => {
  test.for([
    ["NUL", "a\u0000b", "ab"],
    ["other C0 controls", "a\u0001\u0008\u000b\u000c\u001bb", "ab"],
    ["DEL and C1 controls", "a\u007f\u0085\u009fb", "ab"],
    ["direction marks", "\u200ea\u200f\u061cb", "ab"],
    ["embeddings, overrides and isolates", "a\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069b", "ab"],
    ["zero-width space, word joiner, byte order mark", "\ufeffa\u200b\u2060b", "ab"],
    ["half a surrogate pair", "a\ud800b\udc00", "a\ufffdb\ufffd"],
    ["a letter in two parts", "A\u030angstro\u0308m", "Ångström"],
    ["line and paragraph separators", "a\u2028b\u2029c", "a\nb\nc"],
  ] as const)("%s", ([, sent, cleaned]) => expect(cleanText(sent)).toBe(cleaned));

  test("line breaks, tabs, Swedish letters and joined emoji stay", () => {
    const text = "Åsa\r\n\tÖberg 👩‍👧";
    expect(cleanText(text)).toBe(text);
  });
});

test("every character that is left as it is has one form only, and is none that is removed", () => {
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    const cleaned = cleanText(character);
    // Beside another letter nothing is skipped: the result must be the same as for the character alone.
    expect(cleanText(`${character}\u0416`), code.toString(16)).toBe(`${cleaned}\u0416`.normalize("NFC"));
  }
});

describe("what a parser made of a request", () => {
  test("texts and names are cleaned at every depth, anything else is as it was", () => {
    const sent = { "a\u0000": ["\u0000b", { c: "\u202ed" }], e: 1, f: null, g: true };
    expect(cleanValue(sent)).toEqual({ a: ["b", { c: "d" }], e: 1, f: null, g: true });
  });

  test("a name that a cleaning would turn into the prototype's is dropped", () => {
    const cleaned = cleanValue({ "__proto__\u0000": { polluted: 1 } });
    expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
    expect(cleaned).toEqual({});
  });

  test("depth without end is cut", () => {
    const deep: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
    expect(() => cleanValue(deep)).not.toThrow();
  });
});
