import type { FieldError } from "#domain/validation/checked.ts";
import { checkField, isFieldEmpty, onClient, rulesOf, takesInput, type Verdict } from "./check-field.ts";
import { checkForm, type FormValues, readValue } from "./check-form.ts";
import type { ChangeTrigger } from "./field.ts";
import { type FieldDescription, findField, type FormDescription, listFields } from "./form-description.ts";
import {
  createForm,
  currentField,
  type FieldState,
  type FormEffect,
  type FormEvent,
  type FormState,
  type LookupOutcome,
  QUIET_PERIOD_MS,
  shownFields,
  startField,
  topmostInvalid,
  valuesOf,
} from "./form-state.ts";

/** The next state, and what the page is to do about it. */
export interface Step {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}

export function stepForm(state: FormState, event: FormEvent): Step {
  const step = takeStep(state, event);
  return step.state.fields[CALCULATE]?.value === "true" ? calculate(step) : step;
}

/** V-019: a field of this name is a request to submit. */
const CALCULATE = "calculate";

function takeStep(state: FormState, event: FormEvent): Step {
  switch (event.kind) {
    case "typed":
      return typeIn(state, event.name, event.value, event.atMs);
    case "blurred":
      return leave(state, event.name);
    case "filled":
      return stay(fill(state, event.values, event.atMs));
    case "carried-over":
      return carryOver(state, event.names);
    case "server-errors":
      return showErrors(state, event.errors);
    case "lookup-answered":
      return stay(answerLookup(state, event.name, event.number, event.outcome));
    case "request-started":
      return stay({ ...state, requestsInFlight: state.requestsInFlight + 1 });
    case "request-ended":
      return stay({ ...state, requestsInFlight: Math.max(0, state.requestsInFlight - 1) });
    case "quiet-passed":
      if (event.atMs - state.lastChangeMs < QUIET_PERIOD_MS) return stay(state);
      return settle({ ...state, isReady: true }, state.unsettled);
    case "reloaded":
      return stay(reload(state, event.form, event.atMs));
    case "submitted":
      return submit(state, event.also);
    case "reset":
      return stay({
        ...createForm(state.form, { today: state.today, atMs: event.atMs }),
        requestsInFlight: state.requestsInFlight,
        // Answers to lookups of before the reset must not find their number again.
        lastLookupNumber: state.lastLookupNumber,
      });
  }
}

const stay = (state: FormState, effects: readonly FormEffect[] = []): Step => ({ state, effects });

/** The submit sees 'true'; the form is left with 'false', also when something stopped it. */
function calculate({ state, effects }: Step): Step {
  const submitted = submit(state);
  return stay(change(submitted.state, CALCULATE, { value: "false" }), [...effects, ...submitted.effects]);
}

function typeIn(state: FormState, name: string, typed: string, atMs: number): Step {
  const field = currentField(state, name);
  const current = field && state.fields[name];
  if (!field || !current || !takesInput(field)) return stay(state);
  const rules = rulesOf(field);
  const value = rules.clean(typed, field);
  const verdict = judge(state, field, value);
  if (value === current.value) {
    // Choosing the initial value is an answer too; nothing has changed that a price could depend on.
    const isAnswered = typed === value && current.validity === "invalid" && verdict.validity !== "invalid";
    return stay(isAnswered ? change(state, name, verdict) : state);
  }
  // A half-typed value is not yet wrong; a cleared one is (V-023).
  const isVerdictShown = verdict.validity !== "invalid" || current.isVisited || isFieldEmpty(field, value);
  const changed = change({ ...state, isReady: false, hasPendingChanges: true, lastChangeMs: atMs }, name, {
    ...(isVerdictShown ? verdict : UNCHECKED),
    value,
    isChanged: true,
    accepted: verdict.validity === "invalid" ? current.accepted : value,
    lookup: { kind: "none" },
  });
  const next = lookUp(dropHidden(changed), field, "typed");
  const settled =
    rules.settles === "at-once"
      ? settle(next.state, [name])
      : stay({ ...next.state, unsettled: [...new Set([...state.unsettled, name])] });
  return stay(settled.state, [{ kind: "change", name, value }, ...next.effects, ...settled.effects]);
}

const UNCHECKED: Verdict = { validity: "unset", message: "" };

function leave(state: FormState, name: string): Step {
  const field = currentField(state, name);
  const current = field && state.fields[name];
  if (!field || !current || !takesInput(field)) return stay(state);
  // Passing through an empty field is no mistake yet.
  if (!current.isChanged && isFieldEmpty(field, current.value)) return stay(state);
  const verdict = judge(state, field, current.value);
  if (verdict.validity === "invalid" && rulesOf(field).isReverted && !isFieldEmpty(field, current.value)) {
    const reverted = change(state, name, { ...startField(field, current.accepted), isChanged: true, isVisited: true });
    return stay(withoutUnsettled(dropHidden(reverted), [name]), [{ kind: "change", name, value: current.accepted }]);
  }
  // A result of the server or of a lookup is valid until the value changes.
  const isCurrent = verdict.validity !== "invalid" && current.validity !== "unset";
  const left = change(state, name, { ...(isCurrent ? {} : verdict), isVisited: true });
  const next = lookUp(left, field, "left");
  const settled = settle(next.state, state.unsettled.includes(name) ? [name] : []);
  return stay(settled.state, [...next.effects, ...settled.effects]);
}

/** Known fields only; not the visitor's doing, so nothing counts as changed. */
function fill(state: FormState, values: FormValues, atMs: number): FormState {
  const filled = listFields(state.form)
    .filter(({ name }) => Object.hasOwn(values, name))
    .map((field): [string, FieldState] => [field.name, startField(field, readValue(field, values))]);
  return dropHidden({
    ...state,
    isReady: false,
    lastChangeMs: atMs,
    fields: { ...state.fields, ...Object.fromEntries(filled) },
  });
}

/** Judged and looked up as if typed here, but nothing that leaving would lose: the earlier page has it. */
function carryOver(state: FormState, names: readonly string[]): Step {
  let step = stay(state);
  for (const field of shownFields(state).filter(({ name }) => names.includes(name))) {
    const { value = "", validity } = state.fields[field.name] ?? {};
    if (!takesInput(field) || isFieldEmpty(field, value)) continue;
    // An error that the server reported remains.
    const result = validity === "invalid" ? {} : judge(state, field, value);
    const carried = change(step.state, field.name, { ...result, isChanged: true, isVisited: true });
    const next = lookUp(carried, field, rulesOf(field).lookup?.when ?? "typed");
    step = stay(next.state, [...step.effects, ...next.effects]);
  }
  return step;
}

/** Fields that no longer show start over: what is asked for later is asked for again (spec 3 §4.7). */
function dropHidden(state: FormState): FormState {
  const shown = new Set(shownFields(state).map(({ name }) => name));
  const dropped = listFields(state.form)
    .filter(({ name }) => !shown.has(name))
    .map((field): [string, FieldState] => [field.name, startField(field, readValue(field, {}))]);
  return applyDependentRules({ ...state, fields: { ...state.fields, ...Object.fromEntries(dropped) } });
}

/** A choice that is no longer offered starts over; another value that the new rules refuse is refused. */
function applyDependentRules(state: FormState): FormState {
  let next = state;
  for (const { name, dependsOn } of listFields(state.form)) {
    const field = dependsOn && currentField(next, name);
    const current = field && next.fields[name];
    if (!field || !current || isFieldEmpty(field, current.value)) continue;
    const verdict = judge(next, field, current.value);
    if (verdict.validity !== "invalid") continue;
    if (rulesOf(field).settles === "at-once") next = change(next, name, startField(field, readValue(field, {})));
    else if (current.validity === "valid") next = change(next, name, verdict);
  }
  return next;
}

function lookUp(state: FormState, field: FieldDescription, when: "typed" | "left"): Step {
  const { lookup } = rulesOf(field);
  const current = state.fields[field.name];
  const isWanted = lookup?.when === when && field.lookup !== "off" && current?.lookup.kind === "none";
  if (!lookup || !current || !isWanted || !current.isChanged) return stay(state);
  const { value } = current;
  if (judge(state, field, value).validity !== "valid" || !lookup.isDue(value)) return stay(state);
  const number = state.lastLookupNumber + 1;
  const pending = change({ ...state, lastLookupNumber: number }, field.name, { lookup: { kind: "pending", number } });
  const path = typeof field.lookup === "object" ? field.lookup.path : undefined;
  return stay(pending, [{ kind: "lookup", name: field.name, lookup: lookup.name, value, number, path }]);
}

/** An answer about an earlier value is dropped. */
function answerLookup(state: FormState, name: string, number: number, outcome: LookupOutcome): FormState {
  const field = currentField(state, name);
  const current = field && state.fields[name];
  if (!field || current?.lookup.kind !== "pending" || current.lookup.number !== number) return state;
  if (outcome.kind === "unavailable") return change(state, name, { lookup: { kind: "none" } });
  if (outcome.kind === "found") {
    // The server may have refused the value for another reason meanwhile.
    const result = current.validity === "invalid" ? {} : ({ validity: "valid", message: outcome.text ?? "" } as const);
    return change(state, name, { ...result, lookup: { kind: "found" } });
  }
  const message = outcome.message || field.invalidMessage || rulesOf(field).lookup?.refusal || "";
  return change(state, name, { validity: "invalid", message, lookup: { kind: "refused" } });
}

/** One effect for each kind of trigger, however many fields set it off; wrong values set nothing off. */
function settle(state: FormState, names: readonly string[]): Step {
  const triggers = new Map<ChangeTrigger, string[]>();
  for (const field of shownFields(state).filter(({ name }) => names.includes(name))) {
    if (judge(state, field, state.fields[field.name]?.value ?? "").validity === "invalid") continue;
    for (const trigger of field.onChange ?? []) triggers.set(trigger, [...(triggers.get(trigger) ?? []), field.name]);
  }
  return stay(
    withoutUnsettled(state, names),
    [...triggers].map(([kind, names]) => ({ kind, names })),
  );
}

/** What the visitor has changed stays, if the field still takes it. */
function reload(state: FormState, form: FormDescription, atMs: number): FormState {
  const fresh = createForm(form, { today: state.today, atMs });
  const preserved = listFields(form).flatMap((field): [string, FieldState][] => {
    const before = state.fields[field.name];
    const isSameKind = findField(state.form, field.name)?.kind === field.kind;
    if (!before?.isChanged || !isSameKind || !takesInput(field)) return [];
    const value = rulesOf(field).clean(before.value, field);
    const isGone = !field.dependsOn && field.options !== undefined && judge(fresh, field, value).validity === "invalid";
    return isGone && !isFieldEmpty(field, value) ? [] : [[field.name, { ...before, value }]];
  });
  const { requestsInFlight, hasPendingChanges, lastLookupNumber, unsettled } = state;
  const fields = { ...fresh.fields, ...Object.fromEntries(preserved) };
  return applyDependentRules({ ...fresh, requestsInFlight, hasPendingChanges, lastLookupNumber, unsettled, fields });
}

function submit(state: FormState, also: readonly FieldError[] = []): Step {
  const checked = checkForm(state.form, valuesOf(state), onClient(state.today));
  const refused = shownFields(state)
    .filter(({ name }) => state.fields[name]?.lookup.kind === "refused")
    .map(({ name }): FieldError => ({ field: name, message: state.fields[name]?.message ?? "" }));
  const wrong = [...also, ...(checked.ok ? [] : checked.errors), ...refused];
  if (!checked.ok || wrong.length > 0) return showErrors(state, wrong);
  const { state: cleared } = showErrors(state, []);
  return stay({ ...cleared, hasPendingChanges: false, unsettled: [] }, [{ kind: "submit", values: checked.value }]);
}

/** Replaces all errors shown; errors of hidden fields are shown by the form. */
function showErrors(state: FormState, errors: readonly FieldError[]): Step {
  const visible = shownFields(state).filter(({ kind }) => kind !== "hidden");
  let next = state;
  for (const field of visible) {
    const current = state.fields[field.name];
    const error = errors.find((each) => each.field === field.name);
    if (error) next = change(next, field.name, { validity: "invalid", message: error.message, isVisited: true });
    else if (current?.validity === "invalid" && current.lookup.kind !== "refused")
      next = change(next, field.name, judge(state, field, current.value));
  }
  const formErrors = errors.filter((error) => !visible.some(({ name }) => name === error.field));
  next = { ...next, formErrors: formErrors.map(({ message }) => message) };
  // Values that were sent and refused can again be lost.
  if (errors.length > 0) next = { ...next, hasPendingChanges: hasChanges(next) };
  const name = errors.length > 0 ? topmostInvalid(next) : undefined;
  return stay(next, name === undefined ? [] : [{ kind: "scroll-to", name }]);
}

const hasChanges = (state: FormState): boolean => Object.values(state.fields).some(({ isChanged }) => isChanged);

const judge = (state: FormState, field: FieldDescription, value: string): Verdict =>
  checkField(field, value, onClient(state.today));

function change(state: FormState, name: string, to: Partial<FieldState>): FormState {
  const field = state.fields[name];
  return field ? { ...state, fields: { ...state.fields, [name]: { ...field, ...to } } } : state;
}

const withoutUnsettled = (state: FormState, names: readonly string[]): FormState => ({
  ...state,
  unsettled: state.unsettled.filter((name) => !names.includes(name)),
});
