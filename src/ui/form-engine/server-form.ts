import { type ContentKind, isContentKind } from "#domain/form/content-kinds.ts";
import type { ChangeTrigger, FormItem, ItemAttrs, Popover } from "#domain/form/field.ts";
import { type FormDescription, type FormPart, type FormSection, partFromItem } from "#domain/form/form-description.ts";
import { isInputKind } from "#domain/form/input-kinds.ts";
import type { InputKind, Option } from "#domain/form/kinds/input-rules.ts";

/** FormParameters as the server sends them: items in named groups. */
export type WireFormGroups = Readonly<Record<string, readonly WireFormItem[] | null | undefined>>;

/** Spec 1 §3, spec 2 §3. */
export interface WireFormItem {
  readonly type: string;
  readonly model: WireModel;
  readonly attrs?: WireAttrs | null;
  readonly events?: { readonly change?: readonly ChangeTrigger[] } | null;
  readonly helpText?: string | null;
  readonly isSticky?: boolean | null;
  readonly info?: Popover | null;
}

export interface WireModel {
  readonly ParameterName: string;
  readonly Description?: string | null;
  readonly StatusIcon?: string | null;
  readonly DefaultValue?: string | number | boolean | null;
  readonly FormattedValue?: string | null;
  readonly ParameterValues?: readonly WireOption[] | null;
  readonly Values?: WireValues | null;
}

export interface WireOption {
  readonly Id: string | number;
  readonly Value: string;
}

export interface WireValues {
  readonly MinDate?: string | null;
  readonly MaxDate?: string | null;
  readonly TrueVal?: string | null;
  readonly FalseVal?: string | null;
}

export interface WireAttrs {
  readonly label?: string | null;
  readonly placeholder?: string | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly validate?: boolean | null;
  readonly min?: number | string | null;
  readonly max?: number | string | null;
  readonly minlength?: number | null;
  readonly maxlength?: number | null;
  readonly pattern?: string | null;
  readonly mask?: string | null;
  readonly suffix?: string | null;
  readonly autocomplete?: string | null;
}

/** How a page lays the groups out. */
export interface GroupLayout {
  readonly group: string;
  readonly title: string;
  readonly isCollapsed?: boolean;
}

/** Groups that the page does not name come last and have no title: their values are sent all the same. */
export function fromFormParameters(
  groups: WireFormGroups,
  { layout, submit }: { readonly layout: readonly GroupLayout[]; readonly submit: string },
): FormDescription {
  const section = ({ group, title, isCollapsed }: GroupLayout): FormSection => ({
    title,
    fields: (groups[group] ?? []).map(readItem),
    ...(isCollapsed ? { isCollapsed } : {}),
  });
  const rest = Object.keys(groups).filter((group) => !layout.some((named) => named.group === group));
  const sections = [...layout, ...rest.map((group) => ({ group, title: "" }))].map(section);
  return { sections: sections.filter(({ fields }) => fields.length > 0), submit };
}

function readItem(item: WireFormItem): FormPart {
  const type = kindOf(item);
  const { info, helpText, isSticky, events } = item;
  const part: FormItem = {
    type,
    attrs: readAttrs(item),
    model: {
      parameterName: item.model.ParameterName,
      ...known({
        description: item.model.Description,
        defaultValue: item.model.DefaultValue == null ? undefined : String(item.model.DefaultValue),
        parameterValues: readOptions(type, item.model),
      }),
    },
    ...known({ helpText, isSticky, popover: info, events: events?.change && { change: events.change } }),
  };
  return partFromItem(part);
}

function readAttrs({ type, attrs, model }: WireFormItem): ItemAttrs {
  const isDate = readKind(type) === "date";
  const { MinDate, MaxDate, TrueVal, FalseVal } = model.Values ?? {};
  return known({
    label: attrs?.label,
    placeholder: attrs?.placeholder,
    isRequired: attrs?.required,
    isDisabled: attrs?.disabled,
    isValidated: attrs?.validate,
    min: isDate ? undefined : readNumber(attrs?.min),
    max: isDate ? undefined : readNumber(attrs?.max),
    minLength: attrs?.minlength,
    maxLength: attrs?.maxlength,
    pattern: attrs?.pattern,
    mask: attrs?.mask,
    suffix: attrs?.suffix,
    autocomplete: attrs?.autocomplete,
    // Spec 2 §5: a date's bounds may also be in the fields of a number.
    minDate: MinDate ?? (isDate ? readText(attrs?.min) : undefined),
    maxDate: MaxDate ?? (isDate ? readText(attrs?.max) : undefined),
    trueValue: TrueVal,
    falseValue: FalseVal,
  });
}

/** A value that is only shown is shown as the server writes it: its one option. */
function readOptions(type: InputKind | ContentKind, model: WireModel): readonly Option[] | undefined {
  const { ParameterValues, FormattedValue, DefaultValue } = model;
  if (type === "read-only" && FormattedValue) return [{ id: String(DefaultValue ?? ""), label: FormattedValue }];
  return ParameterValues?.map(({ Id, Value }) => ({ id: String(Id), label: Value }));
}

/** Spec 2 §3 has no kind for a postal code: a text that browsers may fill in with one is treated as one, with its keyboard and lookup. */
function kindOf({ type, attrs }: WireFormItem): InputKind | ContentKind {
  const kind = readKind(type);
  return kind === "text" && attrs?.autocomplete === "postal-code" ? "zip" : kind;
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

const readNumber = (bound: number | string | null | undefined): number | undefined => {
  const number = bound == null || bound === "" ? Number.NaN : Number(bound);
  return Number.isNaN(number) ? undefined : number;
};

const readText = (bound: number | string | null | undefined): string | undefined =>
  typeof bound === "string" && bound !== "" ? bound : undefined;

type Known<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** Without what the server left out. */
const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Known<T>;
