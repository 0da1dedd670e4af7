import { resolveTexts, type TextReading } from "./resolve-texts.ts";
import type { TextTree } from "./text-set.ts";

/** Spec 1 §8, word for word. */
export const NO_ALIAS = "No alias found.";

export type FoundText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** A sentence by a key that only the running program knows, such as a reason that a provider gave. */
export function findText(set: TextTree, key: string, reading: TextReading): FoundText {
  let node: unknown = resolveTexts(set, reading);
  for (const step of key.split(".")) {
    node =
      typeof node === "object" && node !== null && Object.hasOwn(node, step) ? (node as TextTree)[step] : undefined;
  }
  return typeof node === "string" ? { ok: true, text: node } : { ok: false, error: NO_ALIAS };
}

/** F-121: the key itself when there is no such text. `warn` is given in development only (F-122). */
export function textOrKey(set: TextTree, key: string, reading: TextReading, warn?: (message: string) => void): string {
  const found = findText(set, key, reading);
  if (found.ok) return found.text;
  warn?.(`${found.error} ${key}`);
  return key;
}
