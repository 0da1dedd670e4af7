import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import { isFieldEmpty, rulesOf } from "#domain/form/check-field.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import { type FieldDescription, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { afterPress } from "#ui/inputs/after-press.ts";
import { createFormRunner, type FormPorts, type FormRunner, type FormView } from "./form-runner.ts";
import { readPosted } from "./read-posted.ts";
import { revealField } from "./reveal-field.ts";

export interface UseFormOptions extends FormPorts {
  /** An ISO date in Sweden, the same on the server and in the browser. */
  readonly today: string;
  readonly values?: FormValues | undefined;
  /** The values are the visitor's own, from an earlier page: they are looked up as if typed here. */
  readonly isCarriedOver?: boolean;
  /** The server's errors. A new list is shown as soon as it arrives; pass the same list while nothing is new. */
  readonly errors?: readonly FieldError[] | undefined;
  /** For a page that asks for confirmation before it is left (V-018). */
  readonly onPendingChanges?: ((hasPendingChanges: boolean) => void) | undefined;
}

/** A running form: its state and its actions. The functions never change. */
export interface FormHandle extends FormView, FormActions {
  readonly isLoading: boolean;
  readonly formRef: FormRef;
}

type FormRef = RefObject<HTMLFormElement | null>;

export interface FormActions {
  type(name: string, value: string): void;
  leave(name: string): void;
  /** `also`: errors that the page found besides those of the fields. */
  submit(also?: readonly FieldError[]): void;
  reset(): void;
  /** Facts from elsewhere, such as a fetch: they do not count as the visitor's input. */
  fillIn(values: FormValues): void;
  showErrors(errors: readonly FieldError[]): void;
  /** Counts as a request of the form until it has ended (V-016). */
  track<T>(request: Promise<T>): Promise<T>;
}

/** A new description object is a new version of the form: the visitor's changes are preserved. */
export function useForm(description: FormDescription, options: UseFormOptions): FormHandle {
  const formRef = useRef<HTMLFormElement>(null);
  const [{ runner, actions }] = useState(() => createHandle(description, options));
  const view = useSyncExternalStore(runner.subscribe, runner.read, runner.read);
  useRunning(runner, options, formRef);
  useCarryOver(runner, options);
  useEffect(() => {
    if (runner.read().state.form !== description) {
      runner.send({ kind: "reloaded", form: description, atMs: runner.nowMs() });
    }
  }, [runner, description]);
  useNewErrors(runner, options.errors);
  useReveal(view.reveal, formRef);
  const { hasPendingChanges } = view.state;
  const { onPendingChanges } = options;
  useEffect(() => onPendingChanges?.(hasPendingChanges), [onPendingChanges, hasPendingChanges]);
  return { ...view, ...actions, formRef, isLoading: view.state.requestsInFlight > 0 };
}

function createHandle(form: FormDescription, { today, values, errors }: UseFormOptions) {
  const runner = createFormRunner({ form, today, values, errors, nowMs: () => performance.now() });
  return { runner, actions: createActions(runner) };
}

const createActions = (runner: FormRunner): FormActions => ({
  type: (name, value) => runner.send({ kind: "typed", name, value, atMs: runner.nowMs() }),
  leave: (name) => afterPress(() => runner.send({ kind: "blurred", name })),
  submit: (also) => runner.send({ kind: "submitted", also }),
  reset: () => runner.send({ kind: "reset", atMs: runner.nowMs() }),
  fillIn: (values) => runner.send({ kind: "filled", values, atMs: runner.nowMs() }),
  showErrors: (errors) => runner.send({ kind: "server-errors", errors }),
  track(request) {
    runner.send({ kind: "request-started" });
    return request.finally(() => runner.send({ kind: "request-ended" }));
  },
});

function useRunning(runner: FormRunner, ports: FormPorts, formRef: FormRef): void {
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  useLayoutEffect(() => {
    // Not `requestSubmit`: the form is validated already, and the browser posts it now.
    const stop = runner.start(() => ({ ...latest.current, postForm: () => formRef.current?.submit() }));
    if (formRef.current) takeOver(runner, formRef.current);
    return stop;
  }, [runner, formRef]);
}

/** Input typed before hydration, or restored by the browser on back navigation, is the visitor's own. */
function takeOver(runner: FormRunner, element: HTMLFormElement): void {
  const { form, fields } = runner.read().state;
  const found = readPosted(form, new FormData(element));
  for (const field of listFields(form)) {
    const value = found[field.name];
    if (value === undefined || isSame(field, value, fields[field.name]?.value ?? "")) continue;
    runner.send({ kind: "typed", name: field.name, value, atMs: runner.nowMs() });
  }
}

/** Once, for what the page was opened with. */
function useCarryOver(runner: FormRunner, { isCarriedOver = false, values = {} }: UseFormOptions): void {
  const carried = useRef(isCarriedOver ? Object.keys(values) : []);
  useEffect(() => {
    if (carried.current.length > 0) runner.send({ kind: "carried-over", names: carried.current });
  }, [runner]);
}

/** Fields format their values: compare what would be submitted. */
function isSame(field: FieldDescription, found: string, held: string): boolean {
  const { clean, store } = rulesOf(field);
  const cleaned = clean(found, field);
  if (isFieldEmpty(field, cleaned) && isFieldEmpty(field, held)) return true;
  return store(cleaned, field) === store(held, field);
}

function useNewErrors(runner: FormRunner, errors: readonly FieldError[] | undefined): void {
  const shown = useRef(errors);
  useEffect(() => {
    if (errors === shown.current) return;
    shown.current = errors;
    if (errors) runner.send({ kind: "server-errors", errors });
  }, [runner, errors]);
}

/** Runs after everything has been rendered: a closed section around the field has opened by then. */
function useReveal(reveal: FormView["reveal"], formRef: FormRef): void {
  useEffect(() => {
    if (reveal?.kind === "field") revealField(reveal.name);
    if (reveal?.kind === "summary") formRef.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
  }, [reveal, formRef]);
}
