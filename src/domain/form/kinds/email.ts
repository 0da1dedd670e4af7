import { fieldTexts } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

const MAX_LENGTH = 100;

/** OP-28: these symbols before the at sign; the server checks whether the address exists. */
const ADDRESS = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

export const emailRules: InputRules = {
  ...typedRules,
  clean: (typed) => typed.replace(/\s/g, ""),
  findProblem: (value, { minLength = 5, maxLength = MAX_LENGTH }) =>
    value.length >= minLength && value.length <= maxLength && ADDRESS.test(value) ? undefined : fieldTexts.email,
  missing: fieldTexts.email,
  inputMode: "email",
  autocomplete: "email",
  maxLength: MAX_LENGTH,
  lookup: { name: "email", when: "left", isDue: () => true, refusal: fieldTexts.email },
};
