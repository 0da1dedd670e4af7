import { hidePersonalNumbers } from "#domain/person/personal-number-in-text.ts";
import { LOGGED_EMAIL, LOGGED_PHONE } from "#domain/person/personal-patterns.ts";

/**
 * The last guard before a text leaves the process: whatever looks like a person or a secret is replaced, also inside
 * messages and stacks that other code wrote. It masks too much rather than too little: a date and four digits is enough.
 */
export function maskText(text: string, maxChars = MAX_TEXT_CHARS): string {
  const short = text.length > maxChars ? cutOff(text, maxChars) : text;
  if (!SUSPECT.test(short)) return short;
  const withoutSecrets = short
    .replace(QUERY, "$1")
    .replace(USER_INFO, "://[secret]@")
    .replace(NAMED_SECRET, "$1$2[secret]")
    .replace(BARE_SECRET, "[secret]")
    .replace(LOGGED_EMAIL, "[email]");
  return hidePersonalNumbers(withoutSecrets, "[personal-number]").replace(LOGGED_PHONE, "[phone]");
}

/** The address without its query and fragment, where ids and personal numbers travel. */
export function maskAddress(address: string): string {
  const end = address.search(/[?#]/);
  return maskText(end === -1 ? address : address.slice(0, end), MAX_ADDRESS_CHARS);
}

/** Enough for a stack of some thirty frames; a longer text is a foreign document and does not belong in a log. */
const MAX_TEXT_CHARS = 4000;
const MAX_ADDRESS_CHARS = 300;

/** Half a personal number is still a birthday, so the word that the cut went through is dropped together with digits before it. */
function cutOff(text: string, maxChars: number): string {
  return `${text.slice(0, maxChars).replace(/[\d\s+-]{0,20}\S{0,80}$/, "")} [cut]`;
}

/** Most texts hold none of this, and one cheap look is all they cost. Every pattern below needs one of these. */
const SUSPECT =
  /\d{4}|07\d|\+46|[@?#]|%40|eyJ|bearer|token|secret|passw|passphrase|pwd|api.?key|authorization|cookie|signature/i;

/** One path segment, then the query: no two matches overlap, so that the time grows with the length only. */
const QUERY = /(\/[^\s?#"'<>/]*)[?#][^\s"'<>)]*/g;

const USER_INFO = /:\/\/[^\s/@]{1,200}@/g;

const NAMED_SECRET =
  /(token|secret|password|passwd|passphrase|pwd|api.?key|authorization|cookie|signature)(["']?\s{0,2}[=:]\s{0,2}["']?)(?:(?:bearer|basic)\s+)?[^\s"'&,;)}\]]{3,}/gi;

const BARE_SECRET = /\bbearer\s+[\w.~+/=-]{8,}|\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/gi;
