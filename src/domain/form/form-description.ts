import { type ContentKind, isContentKind } from "./content-kinds.ts";
import type { ChangeTrigger, Popover } from "./field.ts";
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
  readonly repeated?: RepeatedFields;
}

/** The same fields over again, for each of several things of one kind. They show by conditions on the count. */
export interface RepeatedFields {
  /** The choice of how many there are, from "0": buttons replace it where there is script. */
  readonly count: string;
  /** Field names, the first thing's first, in the same order for each. */
  readonly items: readonly (readonly string[])[];
  /** Of the names of one thing, the place of the field that is typed in first. */
  readonly focusAt: number;
  /** Names one of them, with its number after: "Byggnad". */
  readonly itemLabel: string;
  readonly add: string;
  readonly remove: string;
  /** Other texts for removing one, by the value of one of its fields. */
  readonly removeBy?: { readonly at: number; readonly labels: Readonly<Record<string, string>> };
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
  /** Two such in a row are beside each other where there is room. */
  readonly isHalf?: boolean;
  readonly isSticky?: boolean;
  readonly popover?: Popover;
  readonly onChange?: readonly ChangeTrigger[];
  readonly showWhen?: Condition | readonly Condition[];
  /** Options and rules that depend on earlier fields: the first whose conditions hold replaces the field's own. */
  readonly dependsOn?: readonly DependentRules[];
}

export interface DependentRules extends FieldAttrs {
  readonly when: Condition | readonly Condition[];
  readonly required?: boolean;
}

/** Something shown between fields; an injected block is found by its name. */
export interface ContentDescription {
  readonly name: string;
  readonly kind: ContentKind;
  /** The text, or the label of the button. */
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

/** Asked without the rules of the kinds: a page that only lists a form's fields need not load them. */
export const isField = (part: FormPart): part is FieldDescription => !isContentKind(part.kind);

export const listFields = (form: FormDescription): FieldDescription[] =>
  form.sections.flatMap((section) => section.fields.filter(isField));

export const findField = (form: FormDescription, name: string): FieldDescription | undefined =>
  listFields(form).find((field) => field.name === name);
