import { fieldTexts, placeholders } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

export const zipRules: InputRules = {
  ...typedRules,
  // Hard and thin spaces come with pasted numbers.
  clean: (typed) => typed.replace(/\s/g, " ").replace(/[^\d ]/g, ""),
  isEmpty: (value) => value.trim() === "",
  findProblem: (value) => (/^\d{3} ?\d{2}$/.test(value.trim()) ? undefined : fieldTexts.zip),
  format: (value) => value.trim().replace(/^(\d{3}) ?(\d{2})$/, "$1 $2"),
  store: (value) => value.replace(/\s/g, ""),
  missing: fieldTexts.zip,
  inputMode: "numeric",
  autocomplete: "postal-code",
  placeholder: placeholders.zip,
  maxLength: 6,
  lookup: { name: "zip", when: "typed", isDue: () => true, refusal: fieldTexts.zip },
};
