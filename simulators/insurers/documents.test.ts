import { expect, it } from "vitest";
import { readPdfText } from "#tests/support/read-pdf-text.ts";
import { writePdf } from "./write-pdf.ts";

const clauses = Array.from({ length: 60 }, (_, at) => ({
  number: `4.${at + 1}`,
  text: `Självrisken (för punkt ${at + 1}) är 1 500 kr – ”högst” så mycket, och den dras av från ersättningen innan den betalas ut till dig.`,
}));

it("prints every clause after its number, over as many pages as it takes", () => {
  const pdf = writePdf({ title: "Åkerbär Bil 3", note: "Påhittat", clauses });
  const text = readPdfText(pdf);
  expect(text.startsWith("Åkerbär Bil 3 Påhittat 4.1 ")).toBe(true);
  for (const clause of clauses) expect(text).toContain(`${clause.number} ${clause.text}`);
  const pages = Number(/\/Count (\d+)/.exec(pdf)?.[1]);
  expect(pages).toBeGreaterThan(1);
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(pages);
});

it("states where each of its objects begins and how long its texts are", () => {
  const pdf = writePdf({ title: "Åkerbär Bil 3", note: "Påhittat", clauses });
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(5);
  for (const [at, offset] of offsets.entries()) expect(pdf.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  for (const [, length, content = ""] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});
