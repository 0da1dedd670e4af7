import { XMLParser, XMLValidator } from "fast-xml-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { child, children, readXml, textOf, type XmlNode } from "./read-xml.ts";

/** A general parser, as strict as it can be made: ours is compared with it. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
});

describe("a document", () => {
  it("is read without prefixes, attributes, comments and space, repeated elements as a list", () => {
    const read = readXml(
      `\uFEFF<?xml version="1.0"?>\n<!-- x --><e:a xmlns:e="urn:x" b='>'>\n <e:c>1</e:c ><c d="2">2</c><f/><g> å &amp; <![CDATA[<&amp;>]]></g></e:a>\n`,
    );
    expect(textOf(read, "a", "f")).toBe("");
    expect(children(child(read, "a"), "c").map((node) => textOf(node))).toEqual(["1", "2"]);
    expect(textOf(read, "a", "g")).toBe("å & <&amp;>");
    expect(child(read, "a", "toString")).toBeUndefined();
  });

  it("a text is decoded once, and space in references at its ends goes too", () => {
    const read = readXml("<a><b>&amp;#229;</b><c>&#32;x&#x20;</c><d><![CDATA[&#229;]]></d></a>");
    expect(["b", "c", "d"].map((each) => textOf(read, "a", each))).toEqual(["&#229;", "x", "&#229;"]);
  });

  it.each([
    ["", "nothing"],
    ["text", "no element"],
    ["<a>", "no end"],
    ["<a></b>", "another end"],
    ["<a><b></a></b>", "crossed"],
    ["<a/><b/>", "two roots"],
    ["<a/>x", "text after it"],
    ["x<a/>", "text before it"],
    ["<a>&</a>", "a bare ampersand"],
    ["<a b></a>", "an attribute without a value"],
    ["<a b=1/>", "an attribute without quotes"],
    ["<1a/>", "an invalid name"],
    ["<a><!-- </a>", "an endless comment"],
    ["<a><![CDATA[ </a>", "endless text"],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', "definitions"],
    ["<!ENTITY x><a/>", "a definition"],
    [`${"<a>".repeat(200)}${"</a>".repeat(200)}`, "a pit"],
    ["<!doctype html><html><body><p>Underhåll</body></html>", "a web page"],
  ])("%j is not read: %s", (body) => {
    expect(readXml(body)).toBeUndefined();
  });

  it("of names that mean something to the language holds them as names", () => {
    const read = readXml("<a><__proto__><kind>offered</kind></__proto__><constructor>1</constructor></a>");
    expect(textOf(read, "a", "__proto__", "kind")).toBe("offered");
    expect((child(read, "a") as { kind?: unknown }).kind).toBeUndefined();
  });

  it("that is long is read in time that grows with it, however it is made", () => {
    const long = 300_000;
    for (const body of [
      "<".repeat(long),
      "<a ".repeat(long),
      `<a>${"&".repeat(long)}`,
      `<a ${"b='c' ".repeat(long / 6)}`,
      `<a>${"]]>".repeat(long)}</a>`,
      `<a>${"<b/>".repeat(long)}</a>`,
    ]) {
      const before = process.threadCpuUsage();
      readXml(body);
      const tookMs = process.threadCpuUsage(before).user / 1_000;
      expect(tookMs, body.slice(0, 10)).toBeLessThan(2_000);
    }
  });
});

const name = fc.constantFrom("a", "b", "Svar", "x-1", "c", "n2:d", "e:Envelope", "_f");
const text = fc.string({
  unit: fc.constantFrom("x", " ", "7", "å", "&amp;", "&#229;", "\n", "–", "]", ">"),
  maxLength: 6,
});
const attributes = fc.constantFrom("", ' b="1"', " c='x>y'", '\n\td = ""', ' xmlns:e="urn:x" f="&amp;"');
const comment = fc.constantFrom("", "<!-- - -->", "<?pi x?>");

const element: fc.Arbitrary<string> = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(name, attributes, text).map(([tag, given, inside]) => `<${tag}${given}>${inside}</${tag}>`),
    fc.tuple(name, attributes).map(([tag, given]) => `<${tag}${given}/>`),
    fc
      .tuple(name, attributes, comment, fc.array(tie("element"), { minLength: 1, maxLength: 4 }))
      .map(([tag, given, aside, inside]) => `<${tag}${given}>${aside}\n${inside.join(" ")}</${tag}>`),
  ),
})).element;

const document = fc
  .tuple(fc.constantFrom("", '<?xml version="1.0" encoding="UTF-8"?>'), element)
  .map((parts) => parts.join(""));

/** Ours has records without a prototype. */
const plain = (node: XmlNode | undefined): unknown => JSON.parse(JSON.stringify(node)) as unknown;

describe("compared with a general parser", () => {
  it("sound documents are read the same", () => {
    fc.assert(
      fc.property(document, (body) => {
        fc.pre(XMLValidator.validate(body) === true);
        expect(plain(readXml(body))).toEqual(plain(parser.parse(body) as XmlNode));
      }),
      { numRuns: 500 },
    );
  });

  it("what the other one refuses, ours refuses too", () => {
    const broken = fc
      .tuple(
        document,
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.constantFrom("", "<", ">", "&", "/", '"', "</a>", "<b>", "<!", "?"),
      )
      .map(([body, at, drop, put]) => body.slice(0, at % body.length) + put + body.slice((at % body.length) + drop));
    fc.assert(
      fc.property(broken, (body) => {
        const isTakenByOursAlone = XMLValidator.validate(body) !== true && readXml(body) !== undefined;
        expect(isTakenByOursAlone).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
