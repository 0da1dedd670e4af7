import { fieldTexts, placeholders } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

/** Chosen in a calendar; the text field shows it and takes it without script. */
export const dateRules: InputRules = {
  ...typedRules,
  clean: (typed) => typed.replace(/[^\d-]/g, ""),
  findProblem(value, { minDate, maxDate }) {
    if (!isDate(value)) return fieldTexts.date;
    if (minDate && value < minDate) return fieldTexts.tooEarly(minDate);
    return maxDate && value > maxDate ? fieldTexts.tooLate(maxDate) : undefined;
  },
  missing: fieldTexts.date,
  settles: "at-once",
  autocomplete: "off",
  placeholder: placeholders.date,
  maxLength: 10,
};

/** Spec 1 §5: an insurance starts today unless the first possible day is later. */
export const defaultStartDate = (today: string, minDate = today): string => (minDate > today ? minDate : today);

/** A day of the calendar written YYYY-MM-DD; such dates order as text. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // Some engines carry 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
