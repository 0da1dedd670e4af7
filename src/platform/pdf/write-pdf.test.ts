import { expect, it } from "vitest";
import { widthOf } from "./helvetica.ts";
import { type PdfLetter, writePdf } from "./write-pdf.ts";

const letter: PdfLetter = {
  title: "Uppsägning",
  paragraphs: [{ text: "Uppsägning av försäkring", style: "heading" }, { text: "Rad ett (1)\nRad två – slut" }],
};

/** As a reader goes about it: from the end to the table, from the table to the objects, along their references. */
function readPdf(bytes: Buffer) {
  const text = bytes.toString("latin1");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, count = "0"] = /^xref\n0 (\d+)\n/.exec(text.slice(table)) ?? [];
  const rows = [...text.slice(table).matchAll(/^(\d{10}) (\d{5}) ([nf]) $/gm)];
  const objects = rows.slice(1).map(([, offset], at) => {
    const [, number, body = ""] = /^(\d+) 0 obj\n([\s\S]*?)\nendobj\n/.exec(text.slice(Number(offset))) ?? [];
    expect(Number(number)).toBe(at + 1);
    return body;
  });
  expect(rows).toHaveLength(Number(count));
  const objectAt = (reference: string | undefined): string => objects[Number(reference) - 1] ?? "";
  const trailer = text.slice(text.indexOf("trailer"));
  const catalog = objectAt(/\/Root (\d+) 0 R/.exec(trailer)?.[1]);
  const info = objectAt(/\/Info (\d+) 0 R/.exec(trailer)?.[1]);
  const tree = objectAt(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
  const kids = [...(/\/Kids \[(.*?)\]/.exec(tree)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, id]) => objectAt(id));
  expect(Number(/\/Count (\d+)/.exec(tree)?.[1])).toBe(kids.length);
  const pages = kids.map((page) => {
    const stream = objectAt(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    const [, length, content = ""] = /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(stream) ?? [];
    expect(content).toHaveLength(Number(length));
    return [...content.matchAll(/(\d+) (\d+) Td <([0-9a-f]*)> Tj/g)].map(([, , y, hex = ""]) => ({
      y: Number(y),
      line: new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex")),
    }));
  });
  const title = Buffer.from(/\/Title <([0-9a-f]+)>/.exec(info)?.[1] ?? "", "hex");
  return { pages, catalog, title: title.swap16().toString("utf16le").slice(1) };
}

it("is a document whose cross-reference table is correct, with Swedish letters preserved", () => {
  const { pages, catalog, title } = readPdf(writePdf(letter));
  expect(title).toBe("Uppsägning");
  expect(catalog).toContain("/Lang (sv-SE)");
  expect(pages.map((page) => page.map(({ line }) => line))).toEqual([
    ["Uppsägning av försäkring", "Rad ett (1)", "Rad två – slut"],
  ]);
});

it("is the same bytes for the same letter", () => {
  expect(writePdf(letter).equals(writePdf(letter))).toBe(true);
});

it("breaks long lines at spaces and long letters between pages, and loses no text", () => {
  const terms = Array.from({ length: 1_500 }, (_, at) => `ord${at}`);
  const { pages } = readPdf(writePdf({ title: "Lång", paragraphs: [{ text: terms.join(" ") }] }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().flatMap(({ line }) => line.split(" "))).toEqual(terms);
  for (const { line, y } of pages.flat()) {
    expect((widthOf(line) * 11) / 1000).toBeLessThanOrEqual(467);
    expect(y).toBeGreaterThanOrEqual(64);
  }
});

it("keeps a foreign name readable", () => {
  const { pages } = readPdf(writePdf({ title: "Namn", paragraphs: [{ text: "Zoë Škoda Nguyễn 漢" }] }));
  expect(pages[0]?.[0]?.line).toBe("Zoë Skoda Nguyen ?");
});
