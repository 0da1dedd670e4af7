// Patterns of personal data in text, where one pattern must be enough: in what is measured anything similar counts, and a log may hold whatever other code wrote. What a
// person or a provider wrote is read by `personal-number-in-text.ts`.

/**
 * Month and day are checked, the check digit is not: a number with one wrong digit reveals nearly as much. A
 * coordination number's day is raised by sixty.
 */
export const MEASURED_PERSONAL_NUMBER =
  /(?<!\d)(?:1[89]|20)?\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[\s+\-–]?[\dTtRrSsUuWwXxJjKkLlMmNn]\d{3}(?!\d)/;

/**
 * Ten or twelve digits that begin as a date, coordination numbers included, in any of the ways people divide them. The day of
 * a coordination number is raised by sixty; month 00 and day 60 stand for an unknown birthday. The control digit is not asked for: a mistyped number still points at a person.
 */
export const LOGGED_PERSONAL_NUMBER =
  /(?<!\d)(?:(?:18|19|20)\d{2}|\d{2})[-./ ]?(?:(?:0[1-9]|1[0-2])[-./ ]?(?:0[1-9]|[12]\d|3[01])|(?:0\d|1[0-2])[-./ ]?(?:[6-8]\d|9[01]))\s?(?:[-+\u2010-\u2015\u2212]|%2[bd]|%20)?\s?\d{4}(?!\d)/gi;

export const MEASURED_EMAIL = /[^\s@,;:<>"'/=&?]+@[^\s@,;:<>"'/=&?]+\.[\p{L}]{2,}/u;

/** Begins where a word begins, or a long row of letters would be tried from each of them. */
export const LOGGED_EMAIL =
  /(?<![^\s@<>()[\]"',;:=&?/\\])[^\s@<>()[\]"',;:=&?/\\]{1,200}?(?:@|%40)[\p{L}\d.-]{1,190}\.\p{L}{2,}/giu;

/** From its country code or from its zero. A day written with dashes begins with its year, and is none. */
export const MEASURED_PHONE =
  /(?<![\w.,+-])(?:\+|00)\d(?:[\s\-()/]*\d){6,13}(?!\w)|(?<![\w.,+-])0\d(?:[\s\-()/]*\d){5,10}(?!\w)/;

export const LOGGED_PHONE = /\+46[\s-]?(?:\(0\))?(?:[\s-]?\d){7,10}(?!\d)|(?<!\d)07\d(?:[\s-]?\d){7}(?!\d)/g;
