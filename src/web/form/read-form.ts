import { type FormDescription, listFields } from "#domain/form/form-description.ts";

/** Present when the form is to be shown filled in, and nothing searched for: from the start page, or to change a search. */
export const FILL_IN_ONLY = "fyll-i";

export interface ReadForm {
  /** Only what the form asks for; anything else that was sent is left aside. */
  readonly values: Record<string, string>;
  readonly isFillInOnly: boolean;
}

export function readForm(form: FormDescription, sent: FormData): ReadForm {
  const values: Record<string, string> = {};
  for (const { name } of listFields(form)) {
    const value = sent.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return { values, isFillInOnly: sent.has(FILL_IN_ONLY) };
}
