import { fieldTexts } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

export const radioRules: InputRules = {
  ...typedRules,
  findProblem: (value, { options = [] }) =>
    options.some(({ id }) => id === value) ? undefined : fieldTexts.unknownChoice,
  format: (value, { options = [] }) => options.find(({ id }) => id === value)?.label ?? value,
  missing: fieldTexts.missingChoice,
  settles: "at-once",
};
