import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import { listShown } from "#domain/form/check-form.ts";
import { findField } from "#domain/form/form-description.ts";
import { formatAnswer } from "#domain/form/format-answer.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

/** An answer of the visitor that the insurer contradicts, as text, with both values as the form would send them. */
export interface ShownConflict {
  readonly name: string;
  readonly label: string;
  readonly typed: ShownAnswer;
  readonly reported: ShownAnswer;
  readonly isTypedPreferred: boolean;
}

interface ShownAnswer {
  readonly value: string;
  readonly text: string;
}

/** Names of a search's fields, by whether the insurer has sent them. */
export interface FetchedFields {
  readonly known: readonly string[];
  /** Required, and not sent by the insurer: the visitor must answer. */
  readonly missing: readonly string[];
}

type Form = Pick<VerticalDescription, "form">;

/** Empty when nothing is contradicted. */
export function presentConflicts({ form }: Form, conflicts: AnswerConflicts = {}): { conflicts?: ShownConflict[] } {
  const shown = Object.entries(conflicts).flatMap(([name, { typed, fetched, isTypedPreferred }]) => {
    const field = findField(form, name);
    const answer = (value: string) => ({ value, text: field ? formatAnswer(field, value) : value });
    return field
      ? [{ name, label: field.label, typed: answer(typed), reported: answer(fetched), isTypedPreferred }]
      : [];
  });
  return shown.length > 0 ? { conflicts: shown } : {};
}

interface Answered {
  readonly summary: Readonly<Record<string, string>>;
  readonly conflicts?: AnswerConflicts | undefined;
  readonly today: string;
}

/** A field that the insurer did not send may depend on a typed answer that the visitor prefers, and then not be needed. */
export function listWanted(
  { form }: Form,
  fields: FetchedFields,
  { summary, conflicts = {}, today }: Answered,
): FetchedFields {
  const preferred = Object.entries(conflicts).filter(([, { isTypedPreferred }]) => isTypedPreferred);
  if (preferred.length === 0) return fields;
  const values = { ...summary, ...Object.fromEntries(preferred.map(([name, { typed }]) => [name, typed])) };
  const shown = new Set(listShown(form, values, today).map(({ name }) => name));
  return { ...fields, missing: fields.missing.filter((name) => shown.has(name)) };
}
