import { fieldTexts } from "./field.texts.sv.ts";
import { formatWhole } from "#domain/format/swedish-format.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

export const numberRules: InputRules = {
  ...typedRules,
  // Decimals of a pasted amount are cut first: without their comma they would make it a hundred times larger.
  clean: (typed) => typed.replace(/[.,]\d{1,2}(?=\D*$)/, "").replace(/\D/g, ""),
  findProblem(value, { min = 0, max = Number.MAX_SAFE_INTEGER, isYear = false }, today) {
    const most = isYear ? Math.min(max, Number(today.slice(0, 4))) : max;
    const show = isYear ? String : formatWhole;
    if (Number(value) < min) return fieldTexts.tooLow(show(min));
    return Number(value) > most ? fieldTexts.tooHigh(show(most)) : undefined;
  },
  format: (value, { isYear = false }) =>
    value !== "" && !isYear && Number.isSafeInteger(Number(value)) ? formatWhole(Number(value)) : value,
  store: (value) => value.replace(/^0+(?=\d)/, ""),
  missing: fieldTexts.missing,
  inputMode: "numeric",
  autocomplete: "off",
};
