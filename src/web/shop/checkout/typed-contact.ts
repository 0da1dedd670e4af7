import type { FormValues } from "#domain/form/check-form.ts";
import { type FieldDescription, listFields } from "#domain/form/form-description.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { findPersonalNumbers } from "#domain/person/personal-number-in-text.ts";
import { readTyped, writeTyped } from "#web/shell/session/session-memory.ts";

/* The contact details that a visitor has typed in a checkout, for the same tab: a reload restores them. */

const CONTACT_KINDS: readonly string[] = ["email", "phone", "zip"];
/** Of plain texts, only those that are known to be a name or an address: a health question is a plain text too. */
const CONTACT_TOKENS: readonly string[] = ["name", "address-line1", "postal-code", "address-level2"];

/** Stores what the visitor has typed so far, replacing that of any other offer; stores nothing when nothing is typed. */
export function storeTypedContact(resultId: string, { form, fields }: FormState): void {
  const values = Object.fromEntries(
    listContact(form).flatMap((field) => {
      const { value = "", isChanged = false } = fields[field.name] ?? {};
      return isChanged && !holdsPersonalNumber(field, value) ? [[field.name, value]] : [];
    }),
  );
  if (Object.keys(values).length > 0) writeTyped({ resultId, values, atMs: Date.now() });
}

/** What was typed for this offer. Only texts, and only for contact fields: a browser's storage may contain anything. */
export function readTypedContact(resultId: string, { form }: FormState): FormValues {
  const typed = readTyped();
  const { values } = typed?.resultId === resultId ? typed : {};
  const known = (values ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    listContact(form).flatMap(({ name }) => {
      const value = Object.hasOwn(known, name) ? known[name] : undefined;
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

const listContact = (form: FormState["form"]): FieldDescription[] => listFields(form).filter(isContact);

const isContact = ({ kind, autocomplete }: FieldDescription): boolean =>
  CONTACT_KINDS.includes(kind) || (kind === "text" && CONTACT_TOKENS.includes(autocomplete ?? ""));

/** Typed in the wrong field. Ten digits are also a phone number. */
const holdsPersonalNumber = ({ kind }: FieldDescription, value: string): boolean =>
  findPersonalNumbers(value).some(({ digits }) => kind !== "phone" || digits.length > PHONE_DIGITS);

const PHONE_DIGITS = 10;
