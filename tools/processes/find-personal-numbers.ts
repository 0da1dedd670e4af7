import { isPersonalNumber } from "#domain/person/personal-number.ts";
import { findPersonalNumbers as findInText, hidePersonalNumbers } from "#domain/person/personal-number-in-text.ts";

/** Random hexadecimals, whose digits now and then look like a number. */
const TRACE = /"(?:traceId|auditHead)":"[0-9a-f]{32}"/g;

/** Lines that hold a number which could be a person's, without the number itself. */
export function findPersonalNumbers(log: string, today: string): string[] {
  return log.split("\n").flatMap((line) => {
    // Most lines of a log have no row of digits that is long enough, in whatever script.
    if (!DIGITS.test(line)) return [];
    const hasNumber = findInText(line.replaceAll(TRACE, "")).some(({ digits }) => isRowOfNumbers(digits, today));
    return hasNumber ? [hidePersonalNumbers(line, "…")] : [];
  });
}

const DIGITS = /(?:(?:\p{Nd}|%[0-9a-f]{2})[^\p{L}\p{Nd}]{0,8}){10}/iu;

/** Numbers alone, however many are joined: a longer row of digits is a time or a count. */
const isRowOfNumbers = (digits: string, today: string): boolean =>
  digits === "" ||
  [10, 12].some(
    (length) =>
      digits.length >= length &&
      isPersonalNumber(digits.slice(0, length), today) &&
      isRowOfNumbers(digits.slice(length), today),
  );
