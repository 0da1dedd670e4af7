import type { FieldError } from "#domain/validation/checked.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import type { ChangeTrigger } from "#domain/form/field.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import {
  createForm,
  type FormEffect,
  type FormEvent,
  type FormState,
  QUIET_PERIOD_MS,
  shownFields,
} from "#domain/form/form-state.ts";
import type { LookupName } from "#domain/form/kinds/input-rules.ts";
import { stepForm } from "#domain/form/step-form.ts";
import { type LookupAnswers, type Lookups, runLookup } from "./lookups.ts";

/** The page's handlers for its form. */
export interface FormPorts {
  readonly lookups?: Lookups | undefined;
  /** Answers with the errors, or nothing; handles lost calls itself. Missing: the browser posts the form. */
  readonly onSubmit?: ((values: FormValues) => Promise<readonly FieldError[] | void> | void) | undefined;
  readonly onChange?: ((name: string, value: string) => void) | undefined;
  /** V-015: a change that requires a new price, a new form or a request. */
  readonly onTrigger?: ((trigger: ChangeTrigger, names: readonly string[]) => void) | undefined;
  /** The result of a lookup, for a page that uses it. */
  readonly onFound?: (<Name extends LookupName>(lookup: Name, answer: LookupAnswers[Name]) => void) | undefined;
}

export interface FormRunnerOptions {
  readonly form: FormDescription;
  readonly today: string;
  readonly values?: FormValues | undefined;
  /** The errors that the server found when it rendered the page. */
  readonly errors?: readonly FieldError[] | undefined;
  readonly nowMs: () => number;
}

export interface FormView {
  readonly state: FormState;
  /** Counts the validations of the whole form: each is announced again. */
  readonly attempt: number;
  /** Fields that were wrong at the last validation, including those corrected since. */
  readonly reported: readonly string[];
  /** Lookups that were under way at the last validation and are not answered yet: what one refuses is reported with the rest. */
  readonly awaited: readonly AwaitedLookup[];
  /** What to scroll to once it is rendered; a new object each time. */
  readonly reveal: Reveal | undefined;
}

interface AwaitedLookup {
  readonly name: string;
  readonly number: number;
}

export type Reveal = { readonly kind: "field"; readonly name: string } | { readonly kind: "summary" };

/** Holds the form's state and executes the effects of each step. Knows no React, and touches no page. */
export interface FormRunner {
  read(): FormView;
  subscribe(listener: () => void): () => void;
  send(event: FormEvent): void;
  nowMs(): number;
  /** Starts the form with the page's handlers; the returned function stops it and cancels everything under way. */
  start(ports: () => FormPorts & { postForm(): void }): () => void;
}

export function createFormRunner({ form, today, values, errors = [], nowMs }: FormRunnerOptions): FormRunner {
  let view = firstView(form, { today, values, errors });
  let readPorts: () => FormPorts & { postForm?: () => void } = () => ({});
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const listeners = new Set<() => void>();
  const lookupsOut = new Map<string, LookupOut>();

  function send(event: FormEvent): void {
    const { state, effects } = stepForm(view.state, event);
    const hasMoved = state.lastChangeMs !== view.state.lastChangeMs;
    view = nextView(view, { state, effects, event });
    if (hasMoved) waitForQuiet();
    for (const listener of listeners) listener();
    for (const effect of effects) run(effect);
  }

  function run(effect: FormEffect): void {
    const ports = readPorts();
    switch (effect.kind) {
      case "change":
        ports.onChange?.(effect.name, effect.value);
        break;
      case "lookup":
        void lookUp(effect);
        break;
      case "submit":
        void submit(effect.values);
        break;
      case "recalculate":
      case "reload":
      case "request":
        ports.onTrigger?.(effect.kind, effect.names);
        break;
      case "scroll-to":
        // The view does it: nothing can be shown before it is rendered.
        break;
    }
  }

  async function lookUp({ name, lookup, value, number, path }: Extract<FormEffect, { kind: "lookup" }>): Promise<void> {
    lookupsOut.get(name)?.asked.abort();
    const asked = new AbortController();
    lookupsOut.set(name, { asked, number });
    const { lookups = {}, onFound } = readPorts();
    const question = { name: lookup, value, path, signal: asked.signal };
    const outcome = await runLookup(lookups, question, (answer) => {
      if (!asked.signal.aborted) onFound?.(lookup, answer);
    });
    if (!asked.signal.aborted) send({ kind: "lookup-answered", name, number, outcome });
  }

  /** A second press while the first is under way is the same request. */
  async function submit(stored: FormValues): Promise<void> {
    const { onSubmit, postForm } = readPorts();
    if (!onSubmit) return postForm?.();
    if (isSending) return;
    isSending = true;
    send({ kind: "request-started" });
    try {
      const found = await onSubmit(withEmptied(view.state, stored));
      if (found) send({ kind: "server-errors", errors: found });
    } finally {
      isSending = false;
      send({ kind: "request-ended" });
    }
  }

  function waitForQuiet(): void {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => send({ kind: "quiet-passed", atMs: nowMs() }), QUIET_PERIOD_MS);
  }

  return {
    read: () => view,
    send,
    nowMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(ports) {
      readPorts = ports;
      waitForQuiet();
      return () => {
        clearTimeout(quietTimer);
        for (const [name, { asked, number }] of lookupsOut) {
          asked.abort();
          // A form that restarts may look up again.
          send({ kind: "lookup-answered", name, number, outcome: { kind: "unavailable" } });
        }
        lookupsOut.clear();
      };
    },
  };
}

interface LookupOut {
  readonly asked: AbortController;
  readonly number: number;
}

/** The same on the server and in the browser: it reads no clock. */
function firstView(
  form: FormDescription,
  { today, values = {}, errors }: { today: string; values: FormValues | undefined; errors: readonly FieldError[] },
): FormView {
  const state = createForm(form, { today, atMs: 0, values });
  const blank: FormView = { state, attempt: 0, reported: [], awaited: [], reveal: undefined };
  if (errors.length === 0) return blank;
  const event = { kind: "server-errors", errors } as const;
  // A page that was loaded with errors starts at its top, where they are listed.
  return { ...nextView(blank, { ...stepForm(state, event), event }), reveal: { kind: "summary" } };
}

interface Taken {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
  readonly event: FormEvent;
}

function nextView(view: FormView, { state, effects, event }: Taken): FormView {
  const scroll = effects.find((effect) => effect.kind === "scroll-to");
  const isJudged = event.kind === "submitted" || event.kind === "server-errors" || scroll !== undefined;
  if (event.kind === "reset") return { ...view, state, reported: [], awaited: [] };
  if (!isJudged) return { ...view, state, ...addRefused(view, state) };
  const reported = shownFields(state)
    .filter(({ name }) => state.fields[name]?.validity === "invalid")
    .map(({ name }) => name);
  const isWrong = reported.length > 0 || state.formErrors.length > 0;
  return {
    state,
    reported,
    awaited: isWrong ? lookupsUnderWay(state) : [],
    attempt: isWrong ? view.attempt + 1 : view.attempt,
    reveal: scroll ? { kind: "field", name: scroll.name } : isWrong ? { kind: "summary" } : undefined,
  };
}

const lookupsUnderWay = (state: FormState): AwaitedLookup[] =>
  shownFields(state).flatMap(({ name }) => {
    const { lookup } = state.fields[name] ?? {};
    return lookup?.kind === "pending" ? [{ name, number: lookup.number }] : [];
  });

/** A value that was changed meanwhile is looked up again, and belongs to the next validation. */
function addRefused({ reported, awaited }: FormView, state: FormState): Pick<FormView, "reported" | "awaited"> {
  const underWay = lookupsUnderWay(state);
  const left = awaited.filter(({ number }) => underWay.some((lookup) => lookup.number === number));
  if (left.length === awaited.length) return { reported, awaited };
  const refused = awaited
    .filter((lookup) => !left.includes(lookup) && state.fields[lookup.name]?.lookup.kind === "refused")
    .map(({ name }) => name);
  if (refused.length === 0) return { reported, awaited: left };
  const names = new Set([...reported, ...refused]);
  return { reported: shownFields(state).flatMap(({ name }) => (names.has(name) ? [name] : [])), awaited: left };
}

/** Empty values are left out, but stated explicitly where the field was prefilled. */
function withEmptied(state: FormState, stored: FormValues): FormValues {
  const emptied = shownFields(state).filter(({ name, defaultValue }) => defaultValue && !Object.hasOwn(stored, name));
  return { ...Object.fromEntries(emptied.map(({ name }) => [name, ""])), ...stored };
}
