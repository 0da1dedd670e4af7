/**
 * One form for every text that comes from outside: valid Unicode in NFC, without characters that no person types or sees.
 * Line breaks and tabs stay.
 */
export function cleanText(text: string): string {
  // Most texts are plain, and one look is all they cost.
  if (PLAIN.test(text)) return text;
  return text.toWellFormed().replaceAll(UNSEEN, "").replaceAll(SEPARATORS, "\n").normalize("NFC");
}

/** ASCII, the letters and signs of Western Europe, dashes, quotation marks and the euro: what has one form only, and is seen. */
const PLAIN = /^[\t\n\r\x20-\x7e\u00a0-\u017e\u2010-\u201e\u2022\u2026\u202f\u20ac\u2212]*$/;

/**
 * C0 and C1 controls but tab and line breaks (PostgreSQL refuses NUL, logs and mail headers are split by others), and what turns or
 * hides text: direction marks, embeddings, overrides and isolates, zero-width space, word joiner, byte order mark. The joiners
 * U+200C and U+200D stay, because names and emoji are written with them.
 */
const UNSEEN = new RegExp(
  "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f" +
    "\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff]",
  "g",
);

const SEPARATORS = /[\u2028\u2029]/g;

/** Deeper than anything that is sent to us, and shallow enough for the stack. */
const MAX_DEPTH = 16;

/** Cleans every text, and every name, in what a parser has made of a request. Anything deeper than `MAX_DEPTH` is dropped. */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((each) => cleanValue(each, depth + 1));
  const cleaned: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    const own = cleanText(name);
    if (own !== "__proto__") cleaned[own] = cleanValue(each, depth + 1);
  }
  return cleaned;
}
