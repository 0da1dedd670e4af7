// Patterns of mail addresses and phone numbers in text, and of a personal number in what is measured, where anything similar counts and the browser loads as little as possible.
// Everywhere else personal numbers are found by `personal-number-in-text.ts`.

/**
 * Month and day are checked, the check digit is not: a number with one wrong digit reveals nearly as much. A
 * coordination number's day is raised by sixty.
 */
export const MEASURED_PERSONAL_NUMBER =
  /(?<!\d)(?:1[89]|20)?\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[\s+\-–]?[\dTtRrSsUuWwXxJjKkLlMmNn]\d{3}(?!\d)/;

export const MEASURED_EMAIL = /[^\s@,;:<>"'/=&?]+@[^\s@,;:<>"'/=&?]+\.[\p{L}]{2,}/u;

/** Begins where a word begins, or a long row of letters would be tried from each of them. */
export const LOGGED_EMAIL =
  /(?<![^\s@<>()[\]"',;:=&?/\\])[^\s@<>()[\]"',;:=&?/\\]{1,200}?(?:@|%40)[\p{L}\d.-]{1,190}\.\p{L}{2,}/giu;

/** From its country code or from its zero. A day written with dashes begins with its year, and is none. */
export const MEASURED_PHONE =
  /(?<![\w.,+-])(?:\+|00)\d(?:[\s\-()/]*\d){6,13}(?!\w)|(?<![\w.,+-])0\d(?:[\s\-()/]*\d){5,10}(?!\w)/;

export const LOGGED_PHONE = /\+46[\s-]?(?:\(0\))?(?:[\s-]?\d){7,10}(?!\d)|(?<!\d)07\d(?:[\s-]?\d){7}(?!\d)/g;
