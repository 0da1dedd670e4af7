import { fieldTexts, placeholders } from "./field.texts.sv.ts";
import type { InputRules } from "./input-rules.ts";
import { isEmpty } from "./is-empty.ts";
import { radioRules } from "./radio.ts";

/** Spec 1 §9: what an empty dropdown sends. */
export const EMPTY_CHOICE = "-2";

export const dropdownRules: InputRules = {
  ...radioRules,
  // Nothing chosen is stored as nothing, whichever way it was sent.
  clean: (typed) => (isEmpty(typed) || typed === EMPTY_CHOICE ? "" : typed),
  missing: fieldTexts.missingChoice,
  placeholder: placeholders.choice,
};
