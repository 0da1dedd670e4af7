import { type FieldDescription, type FormDescription, listFields } from "../form/form-description.ts";
import type { ReceiptQuestion } from "./receipt.ts";

/** Some hundred thousand people share the first two digits of a postal code; the whole one may be a single street. */
const POSTAL_CODE_DIGITS = 2;

/**
 * What a receipt shows of a search: the answers that were chosen from a list of the form, and where roughly. Everything that a visitor
 * writes, and every field that the vertical calls personal, is left out, so that a new field is left out too.
 */
export function receiptQuestion(
  form: FormDescription,
  parameters: Readonly<Record<string, string>>,
  personalFields: readonly string[],
): ReceiptQuestion {
  const question: Record<string, string> = {};
  for (const field of listFields(form)) {
    const value = parameters[field.name];
    if (value === undefined) continue;
    if (field.kind === "zip") Object.assign(question, regionOf(field.name, value));
    else if (!personalFields.includes(field.name) && isChoice(field, value)) question[field.name] = value;
  }
  return question;
}

function regionOf(name: string, value: string): ReceiptQuestion {
  const digits = value.replaceAll(/\D/g, "").slice(0, POSTAL_CODE_DIGITS);
  return digits.length === POSTAL_CODE_DIGITS ? { [name]: digits } : {};
}

const isChoice = ({ options = [], dependsOn = [] }: FieldDescription, value: string): boolean =>
  [...options, ...dependsOn.flatMap((rules) => rules.options ?? [])].some(({ id }) => id === value && id !== "");
