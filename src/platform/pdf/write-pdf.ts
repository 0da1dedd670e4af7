import { encodeWinAnsi, widthOf } from "./helvetica.ts";

/** A letter: paragraphs under each other on as many A4 pages as they need. */
export interface PdfLetter {
  readonly title: string;
  readonly paragraphs: readonly (PdfParagraph | PdfCode)[];
}

/** A square code that a phone reads. */
export interface PdfCode {
  /** The dark modules, row by row. */
  readonly modules: readonly (readonly boolean[])[];
}

export interface PdfParagraph {
  /** Line breaks are preserved; longer lines are broken at spaces. */
  readonly text: string;
  readonly style?: "heading" | "strong" | "body" | "small";
}

/**
 * Plain PDF 1.4 with the fonts every reader has. It holds no date and no random id: the same letter is the same bytes, so
 * that a mail sent again has the same attachment.
 */
export function writePdf({ title, paragraphs }: PdfLetter): Buffer {
  const pages = layOut(paragraphs);
  const pageNumber = (at: number): number => FIRST_PAGE_OBJECT + at * 2;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (sv-SE) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(" ")}] >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title <${Buffer.from(`\uFEFF${title}`, "utf16le").swap16().toString("hex")}> >>`,
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageNumber(at) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assemble(objects, INFO_OBJECT);
}

const A4 = { width: 595, height: 842 };
const MARGIN = 64;
const INFO_OBJECT = 5;
const FIRST_PAGE_OBJECT = 6;

const STYLES = {
  heading: { font: "F2", size: 17, lead: 23, after: 12 },
  strong: { font: "F2", size: 12, lead: 17, after: 2 },
  body: { font: "F1", size: 11, lead: 16, after: 10 },
  small: { font: "F1", size: 9, lead: 13, after: 8 },
} as const;

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The drawing of each page; every line is placed by itself. */
function layOut(paragraphs: PdfLetter["paragraphs"]): string[] {
  const pages: string[][] = [[]];
  let y = A4.height - MARGIN;
  for (const paragraph of paragraphs) {
    if ("modules" in paragraph) {
      y -= AROUND_CODE;
      if (y - CODE_SIZE < MARGIN) {
        pages.push([]);
        y = A4.height - MARGIN;
      }
      pages.at(-1)?.push(drawCode(paragraph, y));
      y -= CODE_SIZE + AROUND_CODE;
      continue;
    }
    const { text, style = "body" } = paragraph;
    const { font: face, size, lead, after } = STYLES[style];
    for (const line of breakLines(text, size)) {
      if (y - lead < MARGIN) {
        pages.push([]);
        y = A4.height - MARGIN;
      }
      y -= lead;
      pages.at(-1)?.push(`BT /${face} ${size} Tf ${MARGIN} ${y} Td <${encodeWinAnsi(line).toString("hex")}> Tj ET`);
    }
    y -= after;
  }
  return pages.map((lines) => lines.join("\n"));
}

/** About four centimetres: read from the distance at which a paper is held. */
const CODE_SIZE = 120;
/** The light border that readers need. */
const AROUND_CODE = 16;

/** Dark modules that lie side by side are one rectangle: between two, a reader may show a thin line. */
function drawCode({ modules }: PdfCode, top: number): string {
  const side = CODE_SIZE / modules.length;
  const at = (value: number): string => value.toFixed(2);
  const rectangles = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.findIndex((each, place) => place > x && !each);
      const width = (end < 0 ? row.length : end) - x;
      return [`${at(MARGIN + x * side)} ${at(top - (y + 1) * side)} ${at(width * side)} ${at(side)} re`];
    }),
  );
  return `0 g\n${rectangles.join("\n")}\nf`;
}

function breakLines(text: string, size: number): string[] {
  const room = A4.width - 2 * MARGIN;
  return text.split("\n").flatMap((given) => {
    const lines: string[] = [];
    let line = "";
    for (const word of given.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && (widthOf(longer) * size) / 1000 > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** Everything in it is ASCII, so a text's length is its length in bytes. */
/** Objects by their numbers, from one; the first is the catalog. */
export function assemble(objects: readonly string[], infoObject?: number): Buffer {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const startOfTable = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${infoObject === undefined ? "" : ` /Info ${infoObject} 0 R`} >>\nstartxref\n${startOfTable}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
