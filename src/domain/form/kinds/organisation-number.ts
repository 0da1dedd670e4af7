import { fieldTexts } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

/** The length is that of the digits: the dash in 556677-8899 neither stops the number nor its lookup. */
export const organisationNumberRules: InputRules = {
  ...typedRules,
  clean: (typed) => typed.replace(/[^\d+-]/g, ""),
  findProblem(value) {
    const { length } = toDigits(value);
    return length >= 10 && length <= 12 ? undefined : fieldTexts.organisationNumber;
  },
  format: (value) => (/^\d{10}(?:\d\d)?$/.test(value) ? `${value.slice(0, -4)}-${value.slice(-4)}` : value),
  store: toDigits,
  missing: fieldTexts.organisationNumber,
  inputMode: "numeric",
  autocomplete: "off",
  maxLength: 13,
  lookup: {
    name: "organisation",
    when: "typed",
    isDue: (value) => [10, 12].includes(toDigits(value).length),
    refusal: fieldTexts.organisationNumber,
  },
};

function toDigits(value: string): string {
  return value.replace(/\D/g, "");
}
