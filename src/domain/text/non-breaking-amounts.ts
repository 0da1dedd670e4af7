/** Between the groups of a number, and between the last of them and its unit, as in `src/domain/format/swedish-format.ts`. */
const THIN_SPACE = "\u202F";
const HARD_SPACE = "\u00A0";

/** Not part of a phone number or a postal address: those have other groups beside it. */
const GROUPED = /(?<![\d\-+] ?)\d{1,3}(?: \d{3})+(?! ?\d)/g;
const WITH_UNIT = /(\d) (?=(?:kr|kronor|mil)\b)/g;

/** Amounts in a text that others have written, so that no line ends inside one. */
export const useNonBreakingAmounts = (text: string): string =>
  text.replace(GROUPED, (number) => number.replaceAll(" ", THIN_SPACE)).replace(WITH_UNIT, `$1${HARD_SPACE}`);
