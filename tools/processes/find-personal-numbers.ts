import { isPersonalNumber } from "#domain/person/personal-number.ts";

/** Written with or without century and dash; a longer row of digits is something else. */
const LIKE_A_NUMBER = /(?<!\d)(?:\d{2})?\d{6}[-+]?\d{4}(?!\d)/g;

/** Random hexadecimals, whose digits now and then look like a number. */
const TRACE = /"(?:traceId|auditHead)":"[0-9a-f]{32}"/g;

/** Lines that hold a number which could be a person's, without the number itself. */
export function findPersonalNumbers(log: string, today: string): string[] {
  return log.split("\n").flatMap((line) => {
    const hasNumber = (line.replaceAll(TRACE, "").match(LIKE_A_NUMBER) ?? []).some((number) =>
      isPersonalNumber(number, today),
    );
    return hasNumber ? [line.replaceAll(LIKE_A_NUMBER, "…")] : [];
  });
}
