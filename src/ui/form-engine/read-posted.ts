import type { FormValues } from "#domain/form/check-form.ts";
import { type FieldDescription, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { joinTags } from "#domain/form/kinds/tag.ts";

/** A form as the browser itself posts it, or as it is in the page, with one value for each field. */
export function readPosted(form: FormDescription, posted: FormData): FormValues {
  return Object.fromEntries(
    listFields(form)
      .filter(({ name }) => posted.has(name))
      .map((field) => [field.name, join(field, posted.getAll(field.name).map(readText))]),
  );
}

/** Files are nothing any field of ours takes. */
const readText = (entry: FormDataEntryValue): string => (typeof entry === "string" ? entry : "");

function join({ kind }: FieldDescription, entries: readonly string[]): string {
  if (kind === "tag") return joinTags(entries.filter(Boolean));
  if (kind === "year-month") return entries.join("-");
  // A tick or a choice comes after the hidden value that means none.
  return entries.at(-1) ?? "";
}
