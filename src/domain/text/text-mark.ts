import { keyText, readKeyText, type TextKey } from "./text-set.ts";

/** Signs without width or meaning at the end of a text: two bits each. They are invisible, and screen readers skip them. */
const SIGNS = ["\u200C", "\u200D", "\u2060", "\u2063"] as const;
const SIGNS_PER_BYTE = 4;
/** The byte 255, which no key holds: a joiner inside a word is not taken for a mark, nor two marks for one. */
const START = SIGNS[3].repeat(SIGNS_PER_BYTE);

/**
 * Identifies the text wherever it ends up on the page: in a heading, in a label, in the tab. Only pages
 * rendered for an editor who edits carry marks.
 */
export function markText(key: TextKey, text: string): string {
  const bytes = new TextEncoder().encode(keyText(key));
  return text + START + [...bytes].map(signsOf).join("");
}

export interface MarkedText {
  readonly key: TextKey;
  /** What is read, without the mark. */
  readonly text: string;
}

/** The marked sentences in a text, in their order; none for a text of another origin. */
export function readMarks(text: string): MarkedText[] {
  const found: MarkedText[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const key = readKeyText(decode(match[1] ?? ""));
    if (key) found.push({ key, text: text.slice(from, match.index).trim() });
    from = match.index + match[0].length;
  }
  return found;
}

/** What is read of a text that may be marked. */
export const withoutMarks = (text: string): string => text.replace(MARK, "");

const MARK = new RegExp(`${START}((?:(?!${START})[${SIGNS.join("")}]{${SIGNS_PER_BYTE}})+)`, "gu");

const signsOf = (byte: number): string =>
  [6, 4, 2, 0].map((shift) => SIGNS[((byte >> shift) & 3) as 0 | 1 | 2 | 3]).join("");

function decode(signs: string): string {
  const bytes = new Uint8Array(signs.length / SIGNS_PER_BYTE);
  for (const [at, sign] of signs.split("").entries()) {
    const byte = Math.floor(at / SIGNS_PER_BYTE);
    bytes[byte] = ((bytes[byte] ?? 0) << 2) | SIGNS.indexOf(sign as (typeof SIGNS)[number]);
  }
  return new TextDecoder().decode(bytes);
}
