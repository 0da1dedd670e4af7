import { fieldTexts, placeholders } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

/** OP-26: the shape as written; the check digit and the date are for the server. */
export const civicNumberRules: InputRules = {
  ...typedRules,
  clean: (typed) => typed.replace(/\D/g, ""),
  findProblem: (value, { pattern = DEFAULT_PATTERN, minLength = MIN_LENGTH }) =>
    value.length >= minLength && new RegExp(`^(?:${pattern})$`, "u").test(value)
      ? undefined
      : fieldTexts.personalNumber,
  format: formatPersonalNumber,
  missing: fieldTexts.personalNumberMissing,
  inputMode: "numeric",
  autocomplete: "off",
  placeholder: placeholders.personalNumber,
  // Twelve digits and the dash of a pasted number.
  maxLength: 13,
  lookup: { name: "person", when: "typed", isDue: isWhole, refusal: fieldTexts.personalNumber },
};

const DEFAULT_PATTERN = "(?:19|20)?\\d{10}";
const MIN_LENGTH = 10;

/** "19850412-2380"; anything but ten or twelve digits is left as it is. */
function formatPersonalNumber(value: string): string {
  return isRightLength(value) ? `${value.slice(0, -4)}-${value.slice(-4)}` : value;
}

/** Ten digits like 1985041223 have no possible month: they are twelve still being typed, and a lookup is not to be wasted on them. */
function isWhole(value: string): boolean {
  const isHalfTyped = value.length === 10 && Number(value.slice(2, 4)) > 12;
  return isRightLength(value) && !isHalfTyped;
}

const isRightLength = (value: string): boolean => value.length === 10 || value.length === 12;
