import { expect, test } from "vitest";
import { canonicalize, readCanonical, type CanonicalValue } from "./canonical-json.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("names are sorted by UTF-16 units and nothing is between the parts, by RFC 8785", () => {
  const value = { "€": 1, "\r": 2, "1": 3, "\u{1f600}": 4, "\u0080": 5, ö: { b: [true, null, "å\n"], a: undefined } };
  expect(canonicalize(value)).toBe('{"\\r":2,"1":3,"\u0080":5,"ö":{"b":[true,null,"å\\n"]},"€":1,"\u{1f600}":4}');
});

test.for<[string, CanonicalValue, string]>([
  ["a fraction", 1.5, "only whole numbers"],
  ["more than whole numbers can hold", 2 ** 53, "only whole numbers"],
  ["half a character", "\ud800", "half a character"],
])("%s cannot be written", ([, value, message]) => {
  expect(() => canonicalize(value)).toThrow(message);
});

test("only the one form of a value is read", () => {
  expect(readCanonical(bytes('{"a":1,"b":"å"}'))).toEqual({ a: 1, b: "å" });
  for (const other of [
    '{"b":"å","a":1}',
    '{"a": 1,"b":"å"}',
    '{"a":1,"b":"å"}\n',
    '\ufeff{"a":1,"b":"å"}',
    '{"a":1,"a":1,"b":"å"}',
    '{"a":1.0,"b":"å"}',
    '{"a":1,"b":"\\u00e5"}',
    '{"a":1,"b":"å"',
  ])
    expect(readCanonical(bytes(other)), other).toBeUndefined();
  expect(readCanonical(Uint8Array.of(0x22, 0xe5, 0x22))).toBeUndefined();
});
