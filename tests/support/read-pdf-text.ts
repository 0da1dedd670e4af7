/** The texts of a PDF that is not compressed, in the order of the file, with a space between lines. */
export const readPdfText = (pdf: string): string =>
  [...pdf.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)].map(([, text = ""]) => unescapeText(text)).join(" ");

const WIN_ANSI: Readonly<Record<number, string>> = { 0x96: "–", 0x94: "”", 0x92: "’" };

const unescapeText = (text: string): string =>
  text.replaceAll(/\\([0-7]{3}|.)/g, (_, escaped: string) => {
    if (escaped.length === 1) return escaped;
    const code = Number.parseInt(escaped, 8);
    return WIN_ANSI[code] ?? String.fromCharCode(code);
  });
