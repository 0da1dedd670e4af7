/**
 * Whether a text could hold something of a person: a personal number, an e-mail address or a phone number. Used on
 * everything that is measured, on its way out of the browser and into our own tables. Rather one event too few than one
 * number too many: what only looks like one counts.
 */
export type PersonalTrace = "personal-number" | "email" | "phone";

export const findPersonalTrace = (text: string): PersonalTrace | undefined =>
  TRACES.find(({ pattern }) => pattern.test(decoded(text)))?.trace;

/**
 * Month and day are checked, the check digit is not: a number with one wrong digit reveals nearly as much. A
 * coordination number's day is raised by sixty.
 */
const PERSONAL_NUMBER =
  /(?<!\d)(?:1[89]|20)?\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[\s+\-–]?[\dTtRrSsUuWwXxJjKkLlMmNn]\d{3}(?!\d)/;

const EMAIL = /[^\s@,;:<>"'/=&?]+@[^\s@,;:<>"'/=&?]+\.[\p{L}]{2,}/u;

/** From its country code or from its zero. A day written with dashes begins with its year, and is none. */
const PHONE = /(?<![\w.,+-])(?:\+|00)\d(?:[\s\-()/]*\d){6,13}(?!\w)|(?<![\w.,+-])0\d(?:[\s\-()/]*\d){5,10}(?!\w)/;

const TRACES = [
  { trace: "personal-number", pattern: PERSONAL_NUMBER },
  { trace: "email", pattern: EMAIL },
  { trace: "phone", pattern: PHONE },
] as const;

/** An address holds an at sign or a plus as %40 and %2B. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
