import { hasGs1CheckDigit } from "#domain/validation/gs1-check-digit.ts";
import { fieldTexts } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

export const textRules: InputRules = {
  ...typedRules,
  clean: (typed, { mask }) => (mask ? strip(typed, new RegExp(mask, "u")) : typed),
  // Spaces alone are no answer, and would be stored as an empty text.
  isEmpty: (value) => value.trim() === "",
  findProblem(value, { pattern, maxLength, max, minLength, min, checkDigit }) {
    const longest = maxLength ?? max ?? Infinity;
    const shortest = minLength ?? min ?? 0;
    if (value.length > longest) return fieldTexts.tooLong(longest);
    if (value.length < shortest) return fieldTexts.tooShort(shortest);
    if (pattern && !new RegExp(`^(?:${pattern})$`, "u").test(value)) return fieldTexts.wrongPattern;
    if (checkDigit === "gs1" && !hasGs1CheckDigit(value)) return fieldTexts.wrongPattern;
    return undefined;
  },
  store: (value) => value.trim(),
  missing: fieldTexts.missing,
};

/** One character at a time, so that what is left cannot come to match. */
const strip = (typed: string, mask: RegExp): string =>
  Array.from(typed)
    .filter((character) => !mask.test(character))
    .join("");
