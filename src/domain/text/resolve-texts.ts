import type { Nouns } from "./nouns.ts";
import { identify, keyText, type TextTree } from "./text-set.ts";

/** Sentences that differ from their default, by `service:alias`. */
export type ChangedTexts = Readonly<Record<string, string>>;

const NOTHING_CHANGED: ChangedTexts = {};

/** What one rendering of a page reads its sentences from. Made once per page: what is resolved is remembered with it. */
export interface TextReading {
  readonly changed: ChangedTexts;
  /** Of the vertical that the page belongs to. */
  readonly nouns?: Nouns | undefined;
}

export const DEFAULTS_ONLY: TextReading = { changed: NOTHING_CHANGED };

const resolved = new WeakMap<TextReading, Map<object, object>>();

/** The set with what editors have changed. The set itself, and not a copy, when they have changed nothing in it. */
export function resolveTexts<Texts extends TextTree>(set: Texts, reading: TextReading): Texts {
  const { id, serviceId } = identify(set);
  const prefix = keyText({ aliasId: `${id}.`, serviceId });
  const changes = Object.entries(reading.changed).filter(([key]) => key.startsWith(prefix));
  if (changes.length === 0) return set;
  const known = resolved.get(reading) ?? new Map<object, object>();
  resolved.set(reading, known);
  const before = known.get(set);
  if (before) return before as Texts;
  const made = changes.reduce<unknown>(
    (texts, [key, text]) => replaceAt(texts, key.slice(prefix.length).split("."), text),
    set,
  );
  known.set(set, made as object);
  return made as Texts;
}

/** A change of a key that the code no longer has is left out. */
function replaceAt(node: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return typeof node === "string" ? text : node;
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, step)) return node;
  const child = replaceAt((node as Record<string, unknown>)[step], rest, text);
  if (Array.isArray(node)) return node.with(Number(step), child);
  return { ...node, [step]: child };
}
