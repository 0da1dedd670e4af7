const MONTHS = "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december";

/**
 * What differs from day to day, and nothing else: an insurer's price follows the age of the person and of the car, dates follow today, and an
 * order has a number of its own.
 */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\u00a0|\u202f/g, " "],
  // The reader takes the text of what is added as it is, also what is hidden from it: the price as it is shown, before the price as it is read.
  [/\d[\d ]*kr\/(?:mån|år)(?=\d)/g, ""],
  [/\d{1,3}(?: \d{3})*(?:,\d+)? (kr|kronor)\b/g, "# $1"],
  [new RegExp(`\\b\\d{1,2} (?:${MONTHS})(?: \\d{4})?\\b`, "g"), "<dag>"],
  [/\b\d{4}-\d{2}-\d{2}\b/g, "<dag>"],
  // How many have answered when half of them have.
  [/\b\d+ av (\d+ bolag har svarat)/g, "# av $1"],
  // It grows with the time that the search has taken.
  [/\b(max value 100, min value 0, current value) \d+%/g, "$1 #%"],
  [/\bSP-[A-Z0-9]{5}-[A-Z0-9]{5}\b/g, "<ordernummer>"],
];

export const normalise = (phrase: string): string =>
  VARYING.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), phrase);

/** Read as one phrase: what is inside is its name. */
const WHOLE = /^(?:link|button|image|heading|strong)\b/;

/** Of one phrase. The same link elsewhere on the page may have none. */
const PARTS_AT_MOST = 12;

/** One phrase a line; what is inside something is indented, so that a difference shows where it is. */
export function transcriptOf(phrases: readonly string[]): string {
  let depth = 0;
  const read = withoutParts(phrases).map(normalise);
  const lines = read.map((phrase) => {
    if (phrase.startsWith("end of ")) depth = Math.max(0, depth - 1);
    const line = `${"  ".repeat(depth)}${phrase}`;
    if (hasEnd(read, phrase)) depth++;
    return line;
  });
  return `${lines.join("\n")}\n`;
}

/** Without the parts of what is read as one phrase, and without its end. */
function withoutParts(phrases: readonly string[]): string[] {
  let whole: string | undefined;
  return phrases.filter((phrase, at) => {
    if (whole !== undefined) {
      if (phrase === `end of ${whole}`) whole = undefined;
      return false;
    }
    const soon = phrases.slice(at, at + PARTS_AT_MOST);
    if (WHOLE.test(phrase) && phrase.includes(",") && hasEnd(soon, phrase)) whole = phrase;
    return true;
  });
}

const hasEnd = (phrases: readonly string[], phrase: string): boolean => phrases.includes(`end of ${phrase}`);
