import type { FieldError } from "#domain/validation/checked.ts";
import { checkField, defaultValidity, onClient, rulesOf, takesInput } from "./check-field.ts";
import { type FormValues, listShown, readValue } from "./check-form.ts";
import { type ChangeTrigger, type FieldModel, optionalLabel, styleOf, type Validity } from "./field.ts";
import { type FieldDescription, findField, type FormDescription, isField, listFields } from "./form-description.ts";
import type { LookupName } from "./kinds/input-rules.ts";

/** Spec 1 §9: the form is ready once its fields have been still this long. */
export const QUIET_PERIOD_MS = 200;

export interface FormState {
  readonly form: FormDescription;
  /** ISO date in Sweden. */
  readonly today: string;
  readonly fields: Readonly<Record<string, FieldState>>;
  /** Errors that belong to no field a visitor can see. */
  readonly formErrors: readonly string[];
  readonly requestsInFlight: number;
  readonly isReady: boolean;
  /** Leaving now would lose something. */
  readonly hasPendingChanges: boolean;
  readonly lastChangeMs: number;
  /** Fields whose change has been noticed but not yet acted on: the visitor is still typing. */
  readonly unsettled: readonly string[];
  readonly lastLookupNumber: number;
}

export interface FieldState {
  readonly value: string;
  readonly validity: Validity;
  readonly message: string;
  /** By the visitor, not by a fill or a reload. */
  readonly isChanged: boolean;
  /** From the first time it is left, problems show while typing. */
  readonly isVisited: boolean;
  /** The last value without a problem. */
  readonly accepted: string;
  readonly lookup: LookupState;
}

export type LookupState =
  | { readonly kind: "none" }
  | { readonly kind: "pending"; readonly number: number }
  | { readonly kind: "found" }
  | { readonly kind: "refused" };

export type LookupOutcome =
  | { readonly kind: "found"; readonly text?: string }
  | { readonly kind: "refused"; readonly message?: string }
  /** No answer at all: that is not the visitor's fault, and the field stays as it was. */
  | { readonly kind: "unavailable" };

export type FormEvent =
  | { readonly kind: "typed"; readonly name: string; readonly value: string; readonly atMs: number }
  | { readonly kind: "blurred"; readonly name: string }
  /** Set by the page: fetched facts, hidden fields. */
  | { readonly kind: "filled"; readonly values: FormValues; readonly atMs: number }
  /** What these fields were filled in with is the visitor's own, typed on an earlier page. */
  | { readonly kind: "carried-over"; readonly names: readonly string[] }
  | { readonly kind: "server-errors"; readonly errors: readonly FieldError[] }
  | {
      readonly kind: "lookup-answered";
      readonly name: string;
      readonly number: number;
      readonly outcome: LookupOutcome;
    }
  | { readonly kind: "request-started" }
  | { readonly kind: "request-ended" }
  | { readonly kind: "quiet-passed"; readonly atMs: number }
  /** The server has described the form again. */
  | { readonly kind: "reloaded"; readonly form: FormDescription; readonly atMs: number }
  /** With what the page itself knows to be missing: reported together with the errors of the fields. */
  | { readonly kind: "submitted"; readonly also?: readonly FieldError[] | undefined }
  | { readonly kind: "reset"; readonly atMs: number };

export type FormEffect =
  | { readonly kind: "change"; readonly name: string; readonly value: string }
  | { readonly kind: ChangeTrigger; readonly names: readonly string[] }
  | {
      readonly kind: "lookup";
      readonly name: string;
      readonly lookup: LookupName;
      readonly value: string;
      readonly number: number;
      /** Replaces the standard call's path. */
      readonly path: string | undefined;
    }
  | { readonly kind: "submit"; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: "scroll-to"; readonly name: string };

export function createForm(
  form: FormDescription,
  { today, atMs, values = {} }: { today: string; atMs: number; values?: FormValues },
): FormState {
  return {
    form,
    today,
    fields: Object.fromEntries(
      listFields(form).map((field) => [field.name, startField(field, readValue(field, values))]),
    ),
    formErrors: [],
    requestsInFlight: 0,
    isReady: false,
    hasPendingChanges: false,
    lastChangeMs: atMs,
    unsettled: [],
    lastLookupNumber: 0,
  };
}

export const startField = (field: FieldDescription, value: string): FieldState => ({
  value,
  validity: defaultValidity(field, value),
  message: "",
  isChanged: false,
  isVisited: false,
  accepted: value,
  lookup: { kind: "none" },
});

export const valuesOf = (state: FormState): Record<string, string> =>
  Object.fromEntries(listFields(state.form).map(({ name }) => [name, state.fields[name]?.value ?? ""]));

export const shownFields = (state: FormState): FieldDescription[] =>
  listShown(state.form, valuesOf(state), state.today).filter(isField);

/** The field with the rules that the other values give it. */
export function currentField(state: FormState, name: string): FieldDescription | undefined {
  const field = findField(state.form, name);
  return field?.dependsOn ? (shownFields(state).find((shown) => shown.name === name) ?? field) : field;
}

/** The first in the form's own order, which is the order on the page. */
export const topmostInvalid = (state: FormState): string | undefined =>
  shownFields(state).find(({ name }) => state.fields[name]?.validity === "invalid")?.name;

/** Judges every field, shown or not yet shown; a pending or refused lookup counts against it (H-025). */
export const isFormValid = (state: FormState): boolean =>
  shownFields(state).every((field) => {
    const { value = "", lookup } = state.fields[field.name] ?? {};
    const isHeld = lookup?.kind === "pending" || lookup?.kind === "refused";
    return !isHeld && checkField(field, value, onClient(state.today)).validity !== "invalid";
  });

/** OP-12. */
export const canUpdate = (state: FormState, page: { hasChangedParameters: boolean; isSearching: boolean }): boolean =>
  (page.hasChangedParameters || state.hasPendingChanges) && !page.isSearching && isFormValid(state);

export function fieldModel(state: FormState, name: string): FieldModel | undefined {
  const field = currentField(state, name);
  const current = field && state.fields[name];
  if (!field || !current) return undefined;
  const rules = rulesOf(field);
  return {
    name,
    kind: field.kind,
    value: current.value,
    defaultValue: field.defaultValue ?? "",
    validity: current.validity,
    style: styleOf(current.validity, current.value),
    message: current.message,
    isDisabled: !takesInput(field),
    isRequired: field.required,
    isValidated: field.isValidated ?? true,
    isLookingUp: current.lookup.kind === "pending",
    label: field.label,
    optionalLabel: optionalLabel(field.required),
    placeholder: field.placeholder ?? rules.placeholder ?? "",
    options: field.options ?? [],
    suffix: field.suffix ?? rules.suffix ?? "",
  };
}
