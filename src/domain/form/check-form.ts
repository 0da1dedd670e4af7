import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { type CheckSide, checkField, onClient, rulesOf, takesInput } from "./check-field.ts";
import { isEmpty } from "./kinds/is-empty.ts";
import {
  type Condition,
  type FieldDescription,
  type FormDescription,
  type FormPart,
  isField,
} from "./form-description.ts";

export type FormValues = Readonly<Record<string, string>>;

/**
 * Browser and server ask the same question. The answer holds the described fields that are shown and not empty, as they
 * are stored; whatever else came with them is left out.
 */
export function checkForm(form: FormDescription, values: FormValues, on: CheckSide): Checked<Record<string, string>> {
  const errors: FieldError[] = [];
  const stored: [name: string, value: string][] = [];
  for (const field of listShown(form, values, on.today).filter(isField)) {
    const value = readValue(field, values);
    const { validity, message } = checkField(field, value, on);
    if (validity === "invalid") errors.push({ field: field.name, message });
    const storedValue = rulesOf(field).store(value, field);
    if (!isEmpty(storedValue)) stored.push([field.name, storedValue]);
  }
  return errors.length > 0 ? failed(errors) : passed(Object.fromEntries(stored));
}

/** The parts whose conditions hold, in their order and with the rules that the values give them. */
export function listShown(form: FormDescription, values: FormValues, today: string): FormPart[] {
  const shown = new Map<string, FieldDescription>();
  const holds = (condition: Condition): boolean => {
    const field = shown.get(condition.field);
    return field !== undefined && isFulfilled(condition, field, readValue(field, values), today);
  };
  return form.sections
    .flatMap((section) => section.fields)
    .flatMap((part): FormPart[] => {
      if (![part.showWhen ?? []].flat().every(holds)) return [];
      if (!isField(part)) return [part];
      const field = withDependentRules(part, holds);
      shown.set(field.name, field);
      return [field];
    });
}

/** A default that the options no longer have is none. */
function withDependentRules(field: FieldDescription, holds: (condition: Condition) => boolean): FieldDescription {
  const found = field.dependsOn?.find(({ when }) => [when].flat().every(holds));
  if (!found) return field;
  const { when: _, ...rules } = found;
  const { defaultValue, ...rest } = field;
  const isOffered = !rules.options || rules.options.some(({ id }) => id === defaultValue);
  return { ...rest, ...(defaultValue !== undefined && isOffered ? { defaultValue } : {}), ...rules };
}

/** Nothing that arrives replaces a value that takes no input; hidden fields are the page's to set. */
export function readValue(field: FieldDescription, values: FormValues): string {
  const isGiven = (takesInput(field) || field.kind === "hidden") && Object.hasOwn(values, field.name);
  return rulesOf(field).clean((isGiven ? values[field.name] : field.defaultValue) ?? "", field);
}

function isFulfilled(condition: Condition, field: FieldDescription, value: string, today: string): boolean {
  if ("is" in condition) return [condition.is].flat().includes(value);
  if ("isNot" in condition) return ![condition.isNot].flat().includes(value);
  // A year being typed passes through smaller numbers.
  const isValid = checkField(field, value, onClient(today)).validity === "valid";
  return isValid && Number(value) < condition.below;
}
