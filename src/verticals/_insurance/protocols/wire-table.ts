import type { WireStyle } from "#verticals/_insurance/insurers.ts";

/** What one thing is called, or how it is coded, in the three protocols. */
export type WireNames<Name = string> = readonly [atOnce: Name, job: Name, soap: Name];

/** How one kind of value is written and read. Reading never throws: undefined is what makes no sense. */
export interface WireKind<Value> {
  write(value: Value, style: WireStyle): unknown;
  read(raw: unknown, style: WireStyle): Value | undefined;
}

export interface WireField<Value> {
  /** A dot goes into an element. */
  readonly wire: WireNames;
  readonly kind: WireKind<Value>;
  readonly isOptional?: boolean;
  /** Sent for the insurer's records: no simulated price depends on it. */
  readonly isUnrated?: boolean;
}

/** Every key must have its field. The order of the fields is the order of the elements in SOAP. */
export type WireTable<Values> = { readonly [Key in keyof Values]-?: WireField<Exclude<Values[Key], undefined>> };

export type WireRecord = Readonly<Record<string, unknown>>;

const POSITIONS = { "json-at-once": 0, "order-then-poll": 1, soap: 2 } as const;

export const nameIn = <Name>(names: WireNames<Name>, { protocol }: Pick<WireStyle, "protocol">): Name =>
  names[POSITIONS[protocol]];

type AnyField = WireField<unknown>;

/** A field as one protocol has it; of each table once, since every message of every search is read by it. */
interface SpokenField extends Pick<AnyField, "kind" | "isOptional" | "isUnrated"> {
  readonly key: string;
  readonly path: readonly string[];
}

const spoken = new WeakMap<object, (readonly SpokenField[])[]>();

function fieldsOf(table: object, { protocol }: WireStyle): readonly SpokenField[] {
  const at = POSITIONS[protocol];
  const known = spoken.get(table) ?? [];
  spoken.set(table, known);
  return (known[at] ??= Object.entries(table as Record<string, AnyField>).map(([key, { wire, ...field }]) => ({
    ...field,
    key,
    path: wire[at].split("."),
  })));
}

/** What is undefined is left out. */
export function encode<Values extends object>(table: WireTable<Values>, values: Values, style: WireStyle): WireRecord {
  const message: Record<string, unknown> = {};
  for (const { key, kind, path } of fieldsOf(table, style)) {
    const value: unknown = values[key as keyof Values];
    const written = value === undefined ? undefined : kind.write(value, style);
    if (written === undefined) continue;
    let at = message;
    for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ""] = written;
  }
  return message;
}

/** Undefined when something is missing or makes no sense. The keys come in the order of the table. */
export function decode<Values extends object>(
  table: WireTable<Values>,
  message: unknown,
  style: WireStyle,
): Values | undefined {
  const values: Record<string, unknown> = {};
  for (const { key, kind, path, isOptional, isUnrated } of fieldsOf(table, style)) {
    if (isUnrated) continue;
    const value = kind.read(lookUp(message, path), style);
    if (value !== undefined) values[key] = value;
    else if (!isOptional) return undefined;
  }
  return values as Values;
}

/** Each value by itself; undefined is what could not be read. */
export function readEach<Values extends object>(
  table: WireTable<Values>,
  message: unknown,
  style: WireStyle,
): { readonly [Key in keyof Values]: Values[Key] | undefined } {
  const values: Record<string, unknown> = {};
  for (const { key, kind, path } of fieldsOf(table, style)) values[key] = kind.read(lookUp(message, path), style);
  return values as { [Key in keyof Values]: Values[Key] | undefined };
}

function lookUp(message: unknown, path: readonly string[]): unknown {
  let at = message;
  for (const name of path) {
    if (typeof at !== "object" || at === null || Array.isArray(at) || !Object.hasOwn(at, name)) return undefined;
    at = (at as WireRecord)[name];
  }
  return at;
}
