import { listShown } from "#domain/form/check-form.ts";
import { type FieldDescription, type FormPart, isField } from "#domain/form/form-description.ts";
import type { InputKind } from "#domain/form/kinds/input-rules.ts";
import { CHECKOUT_SECTIONS, type CheckoutForm } from "#domain/order/checkout-form.ts";
import { GROUPS } from "#http/contract/form-parameters.ts";
import type { FormGroups, FormParameter } from "#http/contract/order.schema.ts";
import { toFormDescription } from "#journeys/checkout/checkout-form.ts";

/** C-172. */
const TYPES: Partial<Record<InputKind, FormParameter["type"]>> = {
  date: "date",
  text: "text",
  zip: "text",
  "civic-number": "civicnumber",
  number: "number",
  float: "float",
  radio: "radio",
  "radio-button": "radio",
  dropdown: "dropdown",
  hidden: "hidden",
  "read-only": "readonly",
  email: "email",
  phone: "phone",
  checkbox: "checkboxinput",
};

/** Each field with the options and rules that the values give it: the wire has no name for what they depend on. */
export function presentForm(form: CheckoutForm, today: string): FormGroups {
  const shown = new Map(listShown(toFormDescription(form), {}, today).map((part) => [part.name, part]));
  const present = (part: FormPart) => presentPart(shown.get(part.name) ?? part);
  return Object.fromEntries(
    CHECKOUT_SECTIONS.map((section) => [GROUPS[section], form[section].map(present)]),
  ) as FormGroups;
}

function presentPart(part: FormPart): FormParameter {
  if (!isField(part)) return { ...bare(part), type: "heading" };
  const type = TYPES[part.kind];
  if (!type) throw new Error(`${part.kind} is not among the types of a checkout`);
  return {
    ...bare(part),
    type,
    model: {
      ParameterName: part.name,
      DefaultValue: part.defaultValue ?? null,
      FormattedValue: formatted(part),
      ParameterValues: part.options?.map(({ id, label }) => ({ Id: id, Value: label })) ?? null,
      Values: presentValues(part),
    },
    attrs: {
      label: part.label,
      required: part.required,
      disabled: part.isDisabled ?? false,
      min: part.minDate ?? part.min ?? null,
      max: part.maxDate ?? part.max ?? null,
      maxlength: part.maxLength ?? null,
      pattern: part.pattern ?? null,
      suffix: part.suffix ?? null,
      autocomplete: part.autocomplete ?? null,
    },
    events: part.onChange ? { change: [...part.onChange] } : null,
  };
}

const bare = (part: FormPart): FormParameter => ({
  type: "heading",
  model: { ParameterName: part.name, DefaultValue: null, FormattedValue: null, ParameterValues: null, Values: null },
  attrs: {
    label: part.label,
    required: false,
    disabled: false,
    min: null,
    max: null,
    maxlength: null,
    pattern: null,
    suffix: null,
    autocomplete: null,
  },
  events: null,
  helpText: part.help ?? null,
  info: part.popover ?? null,
  ...rulesOf(part),
});

function rulesOf(part: FormPart): Pick<FormParameter, "rules"> {
  const { showWhen } = part;
  const { checkDigit, invalidMessage } = isField(part) ? part : {};
  const given = { ...(showWhen ? { showWhen } : {}), ...(checkDigit ? { checkDigit, invalidMessage } : {}) };
  return Object.keys(given).length === 0 ? {} : { rules: given as FormParameter["rules"] };
}

/** What a person reads where the value itself is a code. */
const formatted = ({ kind, options, defaultValue }: FieldDescription): string | null =>
  kind === "read-only" ? (defaultValue ?? null) : (options?.find(({ id }) => id === defaultValue)?.label ?? null);

const presentValues = ({
  minDate,
  maxDate,
  trueValue,
  falseValue,
}: FieldDescription): FormParameter["model"]["Values"] =>
  (minDate ?? maxDate ?? trueValue ?? falseValue) === undefined
    ? null
    : {
        MinDate: minDate ?? null,
        MaxDate: maxDate ?? null,
        TrueVal: trueValue ?? null,
        FalseVal: falseValue ?? null,
      };
