import { formatLongDate } from "#domain/calendar/format-date.ts";
import { ownLetterTexts as texts } from "./own-letter.texts.sv.ts";

interface OwnLetter {
  readonly insurer: string;
  readonly product: string;
  readonly thing: string;
  /** YYYY-MM-DD; undefined when the insurer did not report the renewal date. */
  readonly endsOn: string | undefined;
  readonly newStartsOn: string;
  readonly customer: string;
}

/** For the customer to send. The personal number is left out: name and insured object identify the insurance for the insurer. */
export const writeOwnLetter = ({ endsOn, newStartsOn, ...letter }: OwnLetter): string =>
  Object.entries({
    ...letter,
    day: endsOn === undefined ? texts.nextRenewal : formatLongDate(endsOn),
    newStartsOn: formatLongDate(newStartsOn),
  })
    .reduce((written, [name, value]) => written.replace(`{${name}}`, () => value), texts.letter as string)
    .trim();
