import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { checkField, onClient, rulesOf } from "#domain/form/check-field.ts";
import {
  type FieldDescription,
  type FormDescription,
  type FormPart,
  type FormSection,
  isField,
} from "#domain/form/form-description.ts";
import { CHECKOUT_SECTIONS, type CheckoutForm } from "#domain/order/checkout-form.ts";
import type { Fact } from "#web/shop/provider-facts/FactList.tsx";
import { BLOCKS, factsBlock } from "./checkout-form.ts";
import type { switchTexts } from "./switch.texts.sv.ts";

/** The blocks that only a visitor who leaves what they have today is shown. */
export const SWITCH_BLOCKS = { person: "block-person", statements: "block-statements" } as const;

/** What a visitor has to fill in; all other fields are posted as they are. */
export interface AskedFields {
  readonly today: string;
  /** Those that the server has objected to. */
  readonly objected: readonly string[];
}

/** Only what we may end with the order is left by a signature; every other visitor gets the ordinary checkout. */
export const canSwitch = (form: CheckoutForm): boolean => form.consent.some(({ name }) => name === CANCEL_FORMER);

/**
 * The form of a visitor who leaves what they have today: what is known is shown and posted as it is, and only what is missing is
 * asked for. The consents are statements that the signature gives: no box is posted as ticked.
 */
export function describeSwitch(form: CheckoutForm, asked: AskedFields, texts: typeof switchTexts): FormDescription {
  const missing = listMissing(form, asked);
  const rest = CHECKOUT_SECTIONS.flatMap((section) => form[section])
    .filter(isField)
    .filter((field) => field.kind !== "read-only" && !missing.includes(field));
  const sections: FormSection[] = [
    { title: texts.missing, fields: missing },
    { title: texts.ordered, fields: [block(factsBlock("summary"))] },
    { title: texts.person, fields: [block(SWITCH_BLOCKS.person)] },
    { title: "", fields: [block(BLOCKS.details)] },
    { title: "", fields: [block(BLOCKS.needs)] },
    { title: texts.statements, fields: [block(SWITCH_BLOCKS.statements)] },
    { title: "", fields: rest.map((field) => hide(field, form.consent.includes(field))) },
  ];
  return { sections: sections.filter(({ fields }) => fields.length > 0), submit: texts.submit };
}

/** In the order of the form. Ticks and what has a valid value are not asked for. */
export function listMissing(form: CheckoutForm, { today, objected }: AskedFields): FieldDescription[] {
  const asked = [...form.personal, ...form.own, ...form.subscription, ...form.customize].filter(isField);
  return asked.filter((field) => {
    if (field.kind === "read-only" || field.kind === "hidden") return false;
    if (objected.includes(field.name)) return true;
    const value = rulesOf(field).clean(field.defaultValue ?? "", field);
    return field.required && checkField(field, value, onClient(today)).validity !== "valid";
  });
}

/** What is known of the person, as it is posted. */
export const listKnownPerson = (form: CheckoutForm, asked: AskedFields): Fact[] => {
  const missing = listMissing(form, asked);
  return form.personal
    .filter(isField)
    .filter((field) => !missing.includes(field) && field.defaultValue)
    .map((field) => ({ name: field.name, label: field.label, value: formatted(field) }));
};

/** What the visitor agrees to by signing. */
export const listStatements = (form: CheckoutForm): string[] => form.consent.map(({ label }) => label);

const formatted = (field: FieldDescription): string =>
  field.kind === "read-only" ? (field.defaultValue ?? "") : rulesOf(field).format(field.defaultValue ?? "", field);

const hide = (field: FieldDescription, isConsent: boolean): FieldDescription => ({
  name: field.name,
  kind: "hidden",
  label: "",
  required: false,
  defaultValue: (isConsent ? field.falseValue : field.defaultValue) ?? "",
});

const block = (name: string): FormPart => ({ name, kind: "injected-block", label: "", required: false });
