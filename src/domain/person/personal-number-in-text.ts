import { hasLuhnChecksum } from "./personal-number.ts";

/** What has the form of a personal number in a text. */
export interface WrittenNumber {
  /** Of the text as it is written, half open. */
  readonly start: number;
  readonly end: number;
  /** Ten or twelve, or all of a longer row that holds a number. Of a number with a letter, without the letter. */
  readonly digits: string;
}

/**
 * The personal numbers in a text that a person or a program wrote: in any of the ways people divide them, with any dash, with digits of other scripts or percent-encoded, and
 * beside other letters. The date is checked and the control digit is not, because a mistyped number still points at a person.
 * In a longer row of digits, where several may be joined, both are.
 */
export function findPersonalNumbers(text: string): WrittenNumber[] {
  const signs = readSigns(text);
  const digits = listDigits(signs);
  const rows: { first: number; end: number }[] = [];
  for (let at = 0; at < digits.length; at += 1) {
    const row = rowOf(digits, at, 12) ?? rowOf(digits, at, 10);
    const last = rows.at(-1);
    if (row && last && row.first < last.end) last.end = Math.max(last.end, row.end);
    else if (row) rows.push(row);
  }
  const found = rows.map(({ first, end }): WrittenNumber => {
    const row = digits.slice(first, end);
    const written = { start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 };
    return { ...written, digits: row.map(({ sign }) => sign).join("") };
  });
  return [...found, ...findWithLetter(signs)].toSorted((a, b) => a.start - b.start);
}

export const hasPersonalNumber = (text: string): boolean => findPersonalNumbers(text).length > 0;

export function hidePersonalNumbers(text: string, replacement: string): string {
  let hidden = "";
  let at = 0;
  for (const { start, end } of findPersonalNumbers(text)) {
    if (end <= at) continue;
    hidden += start >= at ? text.slice(at, start) + replacement : "";
    at = end;
  }
  return hidden + text.slice(at);
}

/** A text as it reads: with plain digits and letters, and without what is not seen. */
export const readPlain = (text: string): string =>
  readSigns(text)
    .map(({ sign }) => sign)
    .join("");

interface Sign {
  readonly sign: string;
  readonly start: number;
  readonly end: number;
}

interface Digit extends Sign {
  /** What is between this digit and the one before: nothing, what divides a number, or undefined for what ends one. */
  readonly gap: "none" | "divider" | undefined;
}

function readSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { 0: written, index } of text.matchAll(ENCODED_OR_ANY)) {
    const end = index + written.length;
    for (const character of decode(written).normalize("NFKC"))
      if (!UNSEEN.test(character)) signs.push({ sign: plainDigit(character), start: index, end });
  }
  return signs;
}

const ENCODED_OR_ANY = /(?:%[0-9a-f]{2})+|./gisu;

function decode(written: string): string {
  if (written.length === 1 || !written.startsWith("%")) return written;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Format characters, marks on letters, and control characters that are no space. */
const UNSEEN = /^(?!\s)[\p{Cf}\p{M}\p{Cc}]$/u;
const DIGIT = /^\p{Nd}$/u;

/** Unicode has the ten digits of a script in a row. What has several rows beside each other, NFKC has already replaced. */
function plainDigit(character: string): string {
  if (character <= "\u007f" || !DIGIT.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function listDigits(signs: readonly Sign[]): Digit[] {
  const digits: Digit[] = [];
  let between: string | undefined;
  for (const { sign, start, end } of signs) {
    if (sign >= "0" && sign <= "9" && sign.length === 1) {
      const gap = between === undefined ? undefined : between === "" ? "none" : gapOf(between);
      digits.push({ sign, start, end, gap });
      between = "";
    } else if (between !== undefined) {
      between = between.length > MAX_GAP_CHARS ? between : between + sign;
    }
  }
  return digits;
}

const MAX_GAP_CHARS = 8;
/** A comma, a colon or a bracket ends what is before it: a date and an amount, a date and a time. */
const DIVIDER = /^\s{0,3}[^\p{L}\p{N}\s,;:()"]{0,2}\s{0,3}$/u;
const gapOf = (between: string): Digit["gap"] => (DIVIDER.test(between) ? "divider" : undefined);

/** The digits of a number that begins there, as a half-open range; of a longer row, the whole of it. */
function rowOf(digits: readonly Digit[], at: number, length: number): { first: number; end: number } | undefined {
  const row = digits.slice(at, at + length);
  if (row.length < length || row.slice(1).some(({ gap }) => gap === undefined)) return undefined;
  const text = row.map(({ sign }) => sign).join("");
  if (!beginsAsDate(text)) return undefined;
  // Counted from the end, where a number of ten and one of twelve are alike.
  const divided = row.flatMap(({ gap }, index) => (index > 0 && gap === "divider" ? [length - index] : []));
  const isSpread = divided.length === length - 1;
  if (!isSpread && !isDividedAsNumber(divided, length)) return undefined;
  const isAlone = digits[at]?.gap !== "none" && digits[at + length]?.gap !== "none";
  if (!(isAlone && !isSpread) && !hasLuhnChecksum(text.slice(-10))) return undefined;
  let [first, end] = [at, at + length];
  while (digits[first]?.gap === "none") first -= 1;
  while (digits[end]?.gap === "none") end += 1;
  return { first, end };
}

/** A coordination number's day is raised by sixty; month 00 and day 60 stand for a birthday that is not known. */
const beginsAsDate = (digits: string): boolean =>
  /^(?:18|19|20)?\d{2}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0\d|1[0-2])(?:[6-8]\d|9[01]))\d{4}$/.test(digits);

/** Between century, year, month, day and the last four. Ten digits with one divider within the date are a phone number: 0706-123456. */
function isDividedAsNumber(divided: readonly number[], length: number): boolean {
  if (!divided.every((place) => PLACES.includes(place))) return false;
  const inDate = divided.filter((place) => place === BEFORE_DAY || place === BEFORE_MONTH).length;
  return length === 12 || inDate !== 1 || divided.includes(BEFORE_LAST_FOUR);
}

const BEFORE_LAST_FOUR = 4;
const BEFORE_DAY = 6;
const BEFORE_MONTH = 8;
const PLACES: readonly number[] = [BEFORE_LAST_FOUR, BEFORE_DAY, BEFORE_MONTH, 10];

/** A number that a hospital or an authority has given for the time being has a letter first in its last part. */
const WITH_LETTER =
  /(?<!\d)(?:1[89]|20)?\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[\s+\-\u2010-\u2015]{0,2}[TRSUWXJKLMN]\d{3}(?!\d)/gi;

function* findWithLetter(signs: readonly Sign[]): Generator<WrittenNumber> {
  // One unit of text for each sign, so that places in the one are places in the other.
  const text = signs.map(({ sign }) => (sign.length === 1 ? sign : "\u0000")).join("");
  for (const { 0: written, index } of text.matchAll(WITH_LETTER)) {
    const [first, last] = [signs[index], signs[index + written.length - 1]];
    if (first && last) yield { start: first.start, end: last.end, digits: written.replaceAll(/\D/g, "") };
  }
}
