import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readId, readJsonRecord, readLines, readList, readOre, readText, readUrl } from "./wire-reading.ts";

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

  it("never ends a line inside an amount", () => {
    expect(readText("Saker ersätts upp till 100 000 kr.")).toBe("Saker ersätts upp till 100\u202F000\u00A0kr.");
    expect(readLines("Upp till 8 000 mil: 300 kr")).toBe("Upp till 8\u202F000\u00A0mil: 300\u00A0kr");
  });

  it("holds nothing that reverses or hides the text beside it", () => {
    expect(readText("Trygg\u202e gnikäsröf\u2066 \u200fAB\u200b")).toBe("Trygg gnikäsröf AB");
    expect(readText("A\u030akes \ud800")).toBe("Åkes \ufffd");
    expect(readText(`${"x".repeat(199)}😀`)?.isWellFormed()).toBe(true);
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

describe("an address to lead a browser to", () => {
  it.each([
    ["https://betala.example/steg?id=1&b=%C3%A5#kort", "https://betala.example/steg?id=1&b=%C3%A5#kort"],
    ["https://BETALA.example", "https://betala.example/"],
    ["http://127.0.0.1:4100/pay", "http://127.0.0.1:4100/pay"],
    ["http://localhost:3000/bolag/dokument/?namn=a.pdf", "http://localhost:3000/bolag/dokument/?namn=a.pdf"],
  ])("%s is read as %s", (given, read) => {
    expect(readUrl(given)).toBe(read);
  });

  it.each([
    "https://betala.example/\r\nset-cookie: a=b",
    "https://beta\tla.example/",
    "ht\ntps://betala.example/",
    "https://betala.example/\u202egpj.exe",
    "https://betala.example\u2028/",
    "https:\\\\betala.example",
    "https://anna:hemligt@betala.example/",
    "http://betala.example/",
    "javascript:alert(1)",
    "//betala.example/",
    'https://betala.example/"onclick=',
    "https://betala.example/ a",
    7,
  ])("%j is not read", (given) => {
    expect(readUrl(given)).toBeUndefined();
  });
});
