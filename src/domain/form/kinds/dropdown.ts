import { fieldTexts, placeholders } from "#domain/form/form.texts.sv.ts";
import type { InputRules } from "./input-rules.ts";
import { radioRules } from "./radio.ts";

/** Spec 1 §9: what an empty dropdown sends. */
export const EMPTY_CHOICE = "-2";

export const dropdownRules: InputRules = {
  ...radioRules,
  isEmpty: (value) => value === EMPTY_CHOICE,
  missing: fieldTexts.missingChoice,
  placeholder: placeholders.choice,
};
