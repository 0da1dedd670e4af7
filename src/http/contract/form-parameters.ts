import { type ContentKind, isContentKind } from "#domain/form/content-kinds.ts";
import type { FormPart } from "#domain/form/form-description.ts";
import { isInputKind } from "#domain/form/input-kinds.ts";
import type { InputKind, Option } from "#domain/form/kinds/input-rules.ts";
import { CHECKOUT_SECTIONS, type CheckoutForm, type CheckoutSection } from "#domain/order/checkout-form.ts";
import type { CheckoutGroup, FormGroups, FormParameter } from "./order.schema.ts";

/** C-169: our sections under the wire's names. */
export const GROUPS: Readonly<Record<CheckoutSection, CheckoutGroup>> = {
  personal: "personalheader",
  own: "ownheader",
  customize: "customizeheader",
  discount: "discountheader",
  excess: "excesscostheader",
  additional: "additionalheader",
  extraBuildings: "extrabuildingsheader",
  summary: "summaryheader",
  subscription: "subscriptionheader",
  consent: "consent",
  hidden: "hidden",
};

/** A checkout's form as the page renders it, from what a call answered. A missing group is empty. */
export const readForm = (groups: Partial<FormGroups>): CheckoutForm =>
  Object.fromEntries(
    CHECKOUT_SECTIONS.map((section) => [section, (groups[GROUPS[section]] ?? []).map(readParameter)]),
  ) as unknown as CheckoutForm;

/** Also what we do not send ourselves: the documented names of spec 1 §3. */
export function readParameter(parameter: FormParameter): FormPart {
  const { model, attrs, events, helpText, isSticky, info } = parameter;
  const kind = kindOf(parameter);
  const shared = {
    name: model.ParameterName,
    label: attrs.label || (model.Description ?? ""),
    ...known({ help: helpText, isSticky, popover: info, showWhen: parameter.rules?.showWhen }),
  };
  if (isContentKind(kind)) return { ...shared, kind, required: false };
  const isDate = kind === "date";
  const { MinDate, MaxDate, TrueVal, FalseVal } = model.Values ?? {};
  return {
    ...shared,
    kind,
    required: attrs.required,
    ...known({
      placeholder: attrs.placeholder,
      isDisabled: attrs.disabled,
      isValidated: attrs.validate,
      min: isDate ? undefined : readNumber(attrs.min),
      max: isDate ? undefined : readNumber(attrs.max),
      minLength: attrs.minlength,
      maxLength: attrs.maxlength,
      pattern: attrs.pattern,
      checkDigit: parameter.rules?.checkDigit,
      invalidMessage: parameter.rules?.invalidMessage,
      mask: attrs.mask,
      suffix: attrs.suffix,
      autocomplete: attrs.autocomplete,
      // Spec 2 §5: a date's bounds may also be in the fields of a number.
      minDate: MinDate ?? (isDate ? readText(attrs.min) : undefined),
      maxDate: MaxDate ?? (isDate ? readText(attrs.max) : undefined),
      trueValue: TrueVal,
      falseValue: FalseVal,
      defaultValue: model.DefaultValue === null ? undefined : toText(model.DefaultValue),
      options: readOptions(kind, model),
      onChange: events?.change,
    }),
  };
}

/** A value that is only shown is shown as the server writes it: its one option. */
function readOptions(kind: InputKind, model: FormParameter["model"]): readonly Option[] | undefined {
  const { ParameterValues, FormattedValue, DefaultValue } = model;
  if (kind === "read-only" && FormattedValue) return [{ id: toText(DefaultValue ?? ""), label: FormattedValue }];
  return ParameterValues?.map(({ Id, Value }) => ({ id: toText(Id), label: Value }));
}

/** Spec 2 §3 has no kind for a postal code: a text that browsers may fill in with one is treated as one, with its keyboard and lookup. */
function kindOf({ type, attrs }: FormParameter): InputKind | ContentKind {
  const kind = readKind(type);
  return kind === "text" && attrs.autocomplete === "postal-code" ? "zip" : kind;
}

/** Spec 2 §3 names kinds in its own way; a kind that an older page does not know is treated as text. */
function readKind(type: string): InputKind | ContentKind {
  const plain = type.toLowerCase().replace(/[^a-z]/g, "");
  const kind = WIRE_KINDS[plain] ?? type;
  return isInputKind(kind) || isContentKind(kind) ? kind : "text";
}

const WIRE_KINDS: Readonly<Record<string, InputKind | ContentKind>> = {
  civicnumber: "civic-number",
  organisationnumber: "organisation-number",
  carregistration: "car-registration",
  motorcycleregistration: "motorcycle-registration",
  readonly: "read-only",
  radiobutton: "radio-button",
  checkboxinput: "checkbox",
  yearmonth: "year-month",
  heading: "headers",
  header: "headers",
  loadingbutton: "loading-button",
  injectedblock: "injected-block",
};

const readNumber = (bound: number | string | null): number | undefined => {
  const number = bound === null || bound === "" ? Number.NaN : Number(bound);
  return Number.isNaN(number) ? undefined : number;
};

const readText = (bound: number | string | null): string | undefined =>
  typeof bound === "string" && bound !== "" ? bound : undefined;

type Known<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** Without what the server left out. */
const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Known<T>;

/** The documents allow numbers and truth values, too (spec 1 §3). */
const toText = (value: string | number | boolean): string => String(value);
