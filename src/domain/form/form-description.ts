import type { ContentKind } from "./content-kinds.ts";
import type { ChangeTrigger, FormItem, Popover } from "./field.ts";
import { isInputKind } from "./input-kinds.ts";
import type { FieldAttrs, InputKind } from "./kinds/input-rules.ts";

/** A form as data: the same for a search form that a vertical writes and a checkout that the server describes. */
export interface FormDescription {
  readonly sections: readonly FormSection[];
  readonly submit: string;
}

export interface FormSection {
  readonly title: string;
  readonly fields: readonly FormPart[];
  /** Opens by itself when a field in it is invalid. */
  readonly isCollapsed?: boolean;
}

export type FormPart = FieldDescription | ContentDescription;

export interface FieldDescription extends FieldAttrs {
  /** The parameter's name on the wire. */
  readonly name: string;
  readonly kind: InputKind;
  readonly label: string;
  readonly required: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly defaultValue?: string;
  readonly isDisabled?: boolean;
  readonly isValidated?: boolean;
  readonly isSticky?: boolean;
  readonly popover?: Popover;
  readonly onChange?: readonly ChangeTrigger[];
  readonly showWhen?: Condition | readonly Condition[];
}

/** Something shown between fields; an injected block is found by its name. */
export interface ContentDescription {
  readonly name: string;
  readonly kind: ContentKind;
  /** The text, or the words on the button. */
  readonly label: string;
  readonly required: false;
  readonly help?: string;
  readonly isSticky?: boolean;
  readonly popover?: Popover;
  readonly showWhen?: Condition | readonly Condition[];
}

/** On a field earlier in the form. One that is not shown itself, or (for below) not yet valid, fulfils nothing. */
export type Condition =
  | { readonly field: string; readonly is: string | readonly string[] }
  | { readonly field: string; readonly isNot: string | readonly string[] }
  | { readonly field: string; readonly below: number };

export const isField = (part: FormPart): part is FieldDescription => isInputKind(part.kind);

export const listFields = (form: FormDescription): FieldDescription[] =>
  form.sections.flatMap((section) => section.fields.filter(isField));

export const findField = (form: FormDescription, name: string): FieldDescription | undefined =>
  listFields(form).find((field) => field.name === name);

/** A server-described item in the words of a form. */
export function partFromItem({ type, attrs, events, model, helpText, isSticky, popover }: FormItem): FormPart {
  const { isRequired = false, label = model.description ?? "", ...rest } = attrs;
  const shared = {
    name: model.parameterName,
    label,
    ...(helpText === undefined ? {} : { help: helpText }),
    ...(isSticky === undefined ? {} : { isSticky }),
    ...(popover === undefined ? {} : { popover }),
  };
  if (!isInputKind(type)) return { ...shared, kind: type, required: false };
  return {
    ...rest,
    ...shared,
    kind: type,
    required: isRequired,
    ...(model.defaultValue == null ? {} : { defaultValue: model.defaultValue }),
    ...(model.parameterValues === undefined ? {} : { options: model.parameterValues }),
    ...(events?.change === undefined ? {} : { onChange: events.change }),
  };
}
