import { LOOPBACK_HOSTS } from "#domain/network/private-host.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { useNonBreakingAmounts } from "#domain/text/non-breaking-amounts.ts";
import { isRecord } from "#domain/validation/is-record.ts";

/** Reads what an outside company sent. Nothing here throws, and nothing is believed before it has been looked at. */

/** Undefined unless the body is a JSON object. */
export function readJsonRecord(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return readRecord(JSON.parse(body));
  } catch {
    return undefined;
  }
}

export const readRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  isRecord(value) ? value : undefined;

export const readFlag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);

/** A flag that is written as a word: anything but the two stays what it is, and is then no flag. */
export const parseFlagText = (text: string | undefined): unknown =>
  text === "true" ? true : text === "false" ? false : text;

/** At most so many are read: a list without end must not become a page without end. */
export const readList = (value: unknown, maxLength: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, maxLength) : [];

/**
 * One line of text for a visitor: control characters become spaces, direction marks go, amounts hold together, the ends are trimmed,
 * a long tail is cut.
 */
export function readText(value: unknown, maxLength = MAX_TEXT_LENGTH): string | undefined {
  if (typeof value !== "string") return undefined;
  // A search reads some seven hundred texts, of which none has any: looking is a tenth of the cost of replacing.
  const line = cleanText(CONTROL.test(value) ? value.replace(CONTROLS, " ") : value).trim();
  // The cut may go through a pair of surrogates.
  return line === "" ? undefined : hold(line.slice(0, maxLength)).toWellFormed();
}

const hold = (line: string): string => (MAYBE_AMOUNT.test(line) ? useNonBreakingAmounts(line) : line);

const MAYBE_AMOUNT = /\d [\dkm]/;

/** Unicode's Cc, Zl and Zp. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CONTROLS = new RegExp(`${CONTROL.source}+`, "g");

/** Several such lines, separated by line breaks. */
export function readLines(value: unknown, maxLines = 6): string | undefined {
  if (typeof value !== "string") return undefined;
  const lines = value.split("\n", maxLines).flatMap((line) => readText(line) ?? []);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** An id that will be sent back or put in a path: printable, without spaces, slashes or percent signs. */
export const readId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w.:~-]{1,100}$/.test(value) ? value : undefined;

/**
 * An address that a visitor's browser may be led to: https, or plain http on this machine, where the simulators are. A parser drops
 * line breaks and tabs without an error, so an address with any is refused, and the result is what the parser has read.
 */
export function readUrl(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 300 || !ADDRESS.test(value)) return undefined;
  const url = URL.parse(value);
  if (url === null) return undefined;
  const { protocol, hostname, username, password } = url;
  if (username !== "" || password !== "") return undefined;
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK_HOSTS.has(hostname));
  return isSafe ? url.href : undefined;
}

/** No white space, control, backslash or quote; letters outside ASCII are written in percents or punycode by the parser. */
// oxlint-disable-next-line no-control-regex
const ADDRESS = /^[^\s\\"'<>\u0000-\u0020\u007f-\u00a0\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+$/;

/** A whole number of öre within bounds, from an amount in the given unit. */
export function readOre(
  value: unknown,
  unitOre: number,
  bounds: { minOre: number; maxOre: number },
): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  const ore = Math.round(value * unitOre);
  return ore >= bounds.minOre && ore <= bounds.maxOre ? ore : undefined;
}

/** Why is for our logs, and holds nothing of the reply itself: a reply may carry personal data. */
export const unreadable = (why: string): { readonly kind: "unreadable"; readonly why: string } => ({
  kind: "unreadable",
  why,
});

/** Enough for an insurer's reason or benefit, short enough for a card. */
const MAX_TEXT_LENGTH = 200;
