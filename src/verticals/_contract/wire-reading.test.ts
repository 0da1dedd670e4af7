import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readId, readJsonRecord, readLines, readList, readOre, readText } from "./wire-reading.ts";

const bounds = { minOre: 100_00, maxOre: 1_000_00 };

describe("an amount", () => {
  it.each([
    [100, 100_00],
    [236.5, 236_50],
    [1_000, 1_000_00],
    [0.1 + 0.2 + 100, 100_30],
  ])("of %d kronor is %d öre", (kr, ore) => {
    expect(readOre(kr, 100, bounds)).toBe(ore);
  });

  it.each([99.98, 1_000.01, -236, Number.NaN, Infinity, "236", null, undefined, {}, [236]])(
    "%j is not read",
    (value) => {
      expect(readOre(value, 100, bounds)).toBeUndefined();
    },
  );
});

describe("a text", () => {
  it("is one trimmed line of limited length", () => {
    expect(readText("  Priset\u0000är\r\nlåst\u2028 ")).toBe("Priset är låst");
    expect(readText("x".repeat(1_000))).toHaveLength(200);
  });

  it.each(["", " \n", 7, null, undefined, ["x"]])("%j is not read", (value) => {
    expect(readText(value)).toBeUndefined();
  });

  it("of several lines keeps its lines, up to a limit", () => {
    expect(readLines("a\n\n b \nc")).toBe("a\nb\nc");
    expect(readLines("1\n2\n3", 2)).toBe("1\n2");
    expect(readLines("\n")).toBeUndefined();
  });
});

it.each(["../admin", "a b", "", "x".repeat(101), "a/b", "a%2Fb", 7])(
  "%j is not an id that may go into a path",
  (value) => {
    expect(readId(value)).toBeUndefined();
  },
);

it("a list is cut, and what is no list is empty", () => {
  expect(readList([1, 2, 3], 2)).toEqual([1, 2]);
  expect(readList({ length: 3 }, 2)).toEqual([]);
});

it("only an object is read of a body, and no body makes the reader throw", () => {
  expect(readJsonRecord('{"a":1}')).toEqual({ a: 1 });
  for (const body of ["", "[1]", "7", "null", '"{}"', "{", "<html>", "[".repeat(200_000)])
    expect(readJsonRecord(body)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (body) => void readJsonRecord(body)));
});
