/** How wide Helvetica's signs are, in thousandths of the size, from the font's published metrics. */
const GROUPS: readonly (readonly [width: number, signs: string])[] = [
  [191, "'"],
  [222, "ijl"],
  [260, "|"],
  [278, " !,./:;I[\\]ft"],
  [333, "()-`r"],
  [334, "{}"],
  [355, '"'],
  [389, "*"],
  [469, "^"],
  [500, "Jcksvxyz"],
  [556, "#$0123456789?L_abdeghnopqu"],
  [584, "+<=>~"],
  [611, "FTZ"],
  [667, "&ABEKPSVXY"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%"],
  [944, "W"],
  [1015, "@"],
];

const WIDTHS = new Map(GROUPS.flatMap(([width, signs]) => Array.from(signs, (sign) => [sign, width] as const)));
const ORDINARY_WIDTH = 556;

/** An accent does not make a letter wider. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, sign) => sum + (WIDTHS.get(sign) ?? WIDTHS.get(plainLetter(sign)) ?? ORDINARY_WIDTH),
    0,
  );

/** Signs that WinAnsi has outside Latin-1. */
const BEYOND_LATIN1: Readonly<Record<string, number>> = {
  "\u2013": 0x96,
  "\u2014": 0x97,
  "\u2019": 0x92,
  "\u201D": 0x94,
};

/** A letter that the font lacks loses its accent: a name must stay readable. */
export const encodeWinAnsi = (text: string): Buffer => Buffer.from(Array.from(text.normalize("NFC"), codeOf));

function codeOf(sign: string): number {
  const beyond = BEYOND_LATIN1[sign];
  if (beyond !== undefined) return beyond;
  if (isLatin1(sign)) return sign.charCodeAt(0);
  const plain = plainLetter(sign);
  return isLatin1(plain) ? plain.charCodeAt(0) : "?".charCodeAt(0);
}

const isLatin1 = (sign: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(sign);

const plainLetter = (sign: string): string => sign.normalize("NFD").charAt(0);
