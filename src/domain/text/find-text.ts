import type { TextTree } from "./text-set.ts";

/** Spec 1 §8, verbatim. */
export const NO_ALIAS = "No alias found.";

export type FoundText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** A sentence by a key that only the running program knows, such as the kind of an event. */
export function findText(texts: TextTree, key: string): FoundText {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof text === "string" ? { ok: true, text } : { ok: false, error: NO_ALIAS };
}

/** F-121: the key itself when there is no such text. `warn` is given in development only (F-122). */
export function textOrKey(texts: TextTree, key: string, warn?: (message: string) => void): string {
  const found = findText(texts, key);
  if (found.ok) return found.text;
  warn?.(`${found.error} ${key}`);
  return key;
}
