import {
  formatRegistrationNumber,
  isRegistrationNumber,
  normalizeRegistrationNumber,
} from "#domain/vehicle/registration-number.ts";
import { fieldTexts, placeholders } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

export const carRegistrationRules: InputRules = {
  ...typedRules,
  // Å, Ä and Ö stay and are refused: a letter that vanished would leave a number that the visitor did not type.
  clean: (typed) => typed.toUpperCase().replace(/[^\p{L}\d\s]/gu, ""),
  isEmpty: (value) => value.trim() === "",
  findProblem: (value) => (isRegistrationNumber(value) ? undefined : fieldTexts.registrationNumber),
  format: (value) => (isRegistrationNumber(value) ? formatRegistrationNumber(value) : value),
  store: normalizeRegistrationNumber,
  missing: fieldTexts.registrationNumber,
  autocomplete: "off",
  placeholder: placeholders.registrationNumber,
  // Six characters and the space between them.
  maxLength: 7,
  lookup: { name: "vehicle", when: "typed", isDue: () => true, refusal: fieldTexts.vehicleNotFound },
};
