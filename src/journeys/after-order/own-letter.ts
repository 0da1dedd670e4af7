import { formatLongDate } from "#domain/calendar/format-date.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { ownLetterTexts as texts } from "./own-letter.texts.sv.ts";

interface OwnLetter {
  readonly insurer: string;
  readonly product: string;
  readonly nouns: Nouns;
  readonly thing: string;
  /** YYYY-MM-DD; undefined when the insurer did not report the renewal date. */
  readonly endsOn: string | undefined;
  readonly newStartsOn: string;
  readonly customer: string;
}

/** For the customer to send. The personal number is left out: name and insured object identify the insurance for the insurer. */
export const writeOwnLetter = ({ nouns, endsOn, newStartsOn, ...letter }: OwnLetter): string =>
  Object.entries({
    ...letter,
    day: endsOn === undefined ? texts.nextRenewal : formatLongDate(endsOn),
    newStartsOn: formatLongDate(newStartsOn),
  })
    .reduce(
      (written, [name, value]) => written.replace(`{${name}}`, () => value),
      fillNouns<string>(texts.letter, nouns),
    )
    .trim();
