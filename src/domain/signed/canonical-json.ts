/** JSON without fractions: whole numbers have one spelling in every language, so anyone can write the same bytes. */
export type CanonicalValue = string | number | boolean | null | readonly CanonicalValue[] | CanonicalObject;

export interface CanonicalObject {
  readonly [name: string]: CanonicalValue | undefined;
}

/**
 * The one form of a value, by RFC 8785: no spaces, names in the order of their UTF-16 units, texts as JSON writes them. A name whose
 * value is undefined is left out. Throws for a value that has no such form, which is a mistake of the caller.
 */
export function canonicalize(value: CanonicalValue): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new Error("only whole numbers can be written");
  if (typeof value === "string" && !value.isWellFormed()) throw new Error("a text with half a character has no bytes");
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalize).join(",")}]`;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  // Without a comparator texts are sorted by UTF-16 units, as the standard asks.
  return `{${names
    .toSorted()
    .map((name) => `${canonicalize(name)}:${canonicalize(value[name] ?? null)}`)
    .join(",")}}`;
}

export const canonicalBytes = (value: CanonicalValue): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(canonicalize(value));

/** Undefined for everything but the one form of a value: a space, another order of names or an invisible mark is refused. */
export function readCanonical(bytes: Uint8Array): CanonicalValue | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const value = JSON.parse(text) as CanonicalValue;
    return canonicalize(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

const isList = (value: readonly CanonicalValue[] | CanonicalObject): value is readonly CanonicalValue[] =>
  Array.isArray(value);
