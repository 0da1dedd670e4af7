import { fieldTexts } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

/** OP-13: dashes and spaces go, then the number is tested, +46 becomes 0 last, and what is stored is tested again. */
export const phoneRules: InputRules = {
  ...typedRules,
  clean: (typed) => typed.replace(/\s/g, " ").replace(/[^\d+ -]/g, ""),
  isEmpty: (value) => value.trim() === "",
  findProblem(value) {
    const isDashedAtEnd = /^\s*-|-\s*$/.test(value);
    return !isDashedAtEnd && isNumber(strip(value)) && isNumber(storePhone(value)) ? undefined : fieldTexts.phone;
  },
  store: storePhone,
  missing: fieldTexts.phone,
  inputMode: "tel",
  autocomplete: "tel",
  // Fifteen, and four for the dashes and spaces between.
  maxLength: 19,
};

/** +46 (0)70 is how many write it: the zero is not to be doubled. */
function storePhone(value: string): string {
  return strip(value).replace(/^\+460?/, "0");
}

const strip = (value: string): string => value.replace(/[ -]/g, "");

const isNumber = (value: string): boolean => /^(?:\+\d{5,14}|\d{5,15})$/.test(value);
