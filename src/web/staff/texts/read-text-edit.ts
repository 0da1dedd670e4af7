import { TEXT_FIELD } from "#domain/text/check-text.ts";
import type { TextEdit } from "#domain/text/edited-text.ts";

/** The buttons of the form, by what they do. */
export const EDIT_FIELD = "gor";
export const REVISION_FIELD = "version";

const EDITS = ["draft", "discard-draft", "publish", "restore"] as const;

/** The editor's action, by the pressed button; undefined for an unknown form. */
export function readTextEdit(form: FormData): TextEdit | undefined {
  const kind = EDITS.find((known) => known === form.get(EDIT_FIELD));
  const revision = Number(form.get(REVISION_FIELD));
  if (!kind || !Number.isSafeInteger(revision) || revision < 0) return undefined;
  return { kind, revision, text: writtenIn(form) };
}

export function writtenIn(form: FormData): string {
  const text = form.get(TEXT_FIELD);
  return typeof text === "string" ? text : "";
}
