import { fieldTexts } from "./field.texts.sv.ts";
import { formatWhole } from "#domain/format/swedish-format.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

export const floatRules: InputRules = {
  ...typedRules,
  /** Keeps the first dot or comma, as typed. */
  clean(typed) {
    const allowed = typed.replace(/[^\d.,]/g, "");
    const decimalsAt = allowed.search(/[.,]/) + 1;
    return allowed.slice(0, decimalsAt) + allowed.slice(decimalsAt).replace(/[.,]/g, "");
  },
  findProblem(value, { min = 0, max = Number.MAX_SAFE_INTEGER }) {
    const number = Number(toDot(value));
    if (Number.isNaN(number)) return fieldTexts.notNumber;
    if (number < min) return fieldTexts.tooLow(formatDecimal(String(min)));
    return number > max ? fieldTexts.tooHigh(formatDecimal(String(max))) : undefined;
  },
  format: formatDecimal,
  store: storeDecimal,
  missing: fieldTexts.missing,
  isReverted: true,
  inputMode: "decimal",
  autocomplete: "off",
};

const toDot = (value: string): string => value.replace(",", ".");

/** With a dot and no idle zeros. Made from the text: a number would be written 1e-7. */
function storeDecimal(value: string): string {
  const [whole = "", decimals = ""] = toDot(value).split(".");
  const trimmed = decimals.replace(/0+$/, "");
  return value && (whole.replace(/^0+(?=\d)/, "") || "0") + (trimmed && `.${trimmed}`);
}

/** "1 234,5". */
function formatDecimal(value: string): string {
  const [, whole = "", decimals = ""] = /^(\d{1,15})(?:[.,](\d*))?$/.exec(value) ?? [];
  if (whole === "") return value;
  return formatWhole(Number(whole)) + (decimals && `,${decimals}`);
}
