/** A line of text at its place on a page, in one of the two fonts. */
interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

export interface PrintedDocument {
  readonly title: string;
  readonly note: string;
  readonly clauses: readonly { readonly number: string; readonly text: string }[];
}

const PAGE = { width: 595, height: 842, left: 60, top: 770, bottom: 70 } as const;
const CLAUSE = { size: 11, lineHeight: 16, indent: 42, gap: 8, maxLetters: 76 } as const;
const FIRST_CLAUSE_DOWN = 64;

/** As few objects as a reader opens, and no compression: the text of the document can be found by reading the file. */
export function writePdf(document: PrintedDocument): string {
  const pages = layOut(document);
  const firstPage = 5;
  const pageNumbers = pages.map((_, at) => firstPage + at * 2);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${firstPage + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      streamOf(page),
    ]),
  ];
  let pdf = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const startsAt = pdf.length;
  return `${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${startsAt}\n%%EOF\n`;
}

function layOut({ title, note, clauses }: PrintedDocument): Placed[][] {
  let page: Placed[] = [
    { text: title, x: PAGE.left, y: PAGE.top, size: 16, isBold: true },
    { text: note, x: PAGE.left, y: PAGE.top - 26, size: 10, isBold: false },
  ];
  const pages = [page];
  let y: number = PAGE.top - FIRST_CLAUSE_DOWN;
  for (const { number, text } of clauses) {
    const lines = wrap(text);
    if (y - (lines.length - 1) * CLAUSE.lineHeight < PAGE.bottom) {
      page = [];
      pages.push(page);
      y = PAGE.top;
    }
    page.push({ text: number, x: PAGE.left, y, size: CLAUSE.size, isBold: true });
    for (const line of lines) {
      page.push({ text: line, x: PAGE.left + CLAUSE.indent, y, size: CLAUSE.size, isBold: false });
      y -= CLAUSE.lineHeight;
    }
    y -= CLAUSE.gap;
  }
  return pages;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > CLAUSE.maxLetters) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function streamOf(page: readonly Placed[]): string {
  const shown = page
    .map(
      ({ text, x, y, size, isBold }) => `/F${isBold ? 2 : 1} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escapeText(text)}) Tj`,
    )
    .join("\n");
  const content = `BT\n${shown}\nET`;
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Those that WinAnsi has elsewhere than Unicode. */
const WIN_ANSI: Readonly<Record<string, number>> = { "–": 0x96, "”": 0x94, "’": 0x92 };

/** Letters beyond ASCII are written as their octal numbers. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\()]|[^\x20-\x7e]/g, (letter) => {
    if (/[\\()]/.test(letter)) return `\\${letter}`;
    return `\\${(WIN_ANSI[letter] ?? letter.charCodeAt(0)).toString(8).padStart(3, "0")}`;
  });
