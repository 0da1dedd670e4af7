import { formatAnswer } from "../form/format-answer.ts";
import { findField, type FormDescription } from "../form/form-description.ts";

/** Answers that mean nothing without their question. */
const NEED_LABEL: ReadonlySet<string> = new Set(["Ja", "Nej"]);

const region = (digits: string): string => `postnummer som börjar på ${digits}`;

/** A label in the middle of a sentence; "SE3" and "SPV 24K" stay. */
const uncapitalize = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** What was asked, as a visitor reads it: "SPV 24K", "halvförsäkring", "1 001–1 500 mil", "123 45". */
export function describeQuestion(form: FormDescription, answers: Readonly<Record<string, string>>): string[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const field = findField(form, name);
    if (!field || value === "") return [];
    if (field.kind === "zip" && /^\d{2}$/.test(value)) return [region(value)];
    const read = formatAnswer(field, value);
    if (NEED_LABEL.has(read)) return [`${uncapitalize(field.label)} ${read.toLowerCase()}`];
    return [read === value ? read : uncapitalize(read)];
  });
}
