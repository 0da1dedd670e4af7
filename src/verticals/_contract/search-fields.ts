import { formatPostalCode } from "#domain/format/postal-code.ts";

export type Parameters = Readonly<Record<string, string>>;

/** One value of a search in its parameters. What is read has passed the form: only its options and bounds are left. */
export interface SearchField<Value> extends FieldTraits {
  /** The parameter's; of a list, that of the count. */
  readonly name: string;
  read(stored: Parameters): Value;
  write(value: Value): Parameters;
  /** As a page shows it, where that is not as it is stored. */
  show?(value: Value): Parameters;
}

interface FieldTraits {
  /** Stored encrypted and never logged; "shown" may be seen again by the visitor who typed it. */
  readonly personal?: "hidden" | "shown";
  /** No price depends on it, and no page shows it. */
  readonly isUnrated?: boolean;
}

/** Every value must have its field: a missing one does not compile. */
export type SearchFields<Search> = { readonly [Key in keyof Search]-?: SearchField<Search[Key]> };

export const text = (name: string, traits: FieldTraits = {}): SearchField<string> => ({
  ...traits,
  name,
  read: (stored) => stored[name] ?? "",
  write: (value) => ({ [name]: value }),
});

/** Five digits, shown as "123 45". */
export const postalCode = (name: string): SearchField<string> => ({
  ...text(name),
  show: (digits) => ({ [name]: formatPostalCode(digits) }),
});

/** One of the options that the form has for it. */
export const choice = <Id extends string>(name: string): SearchField<Id> => ({
  name,
  read: (stored) => stored[name] as Id,
  write: (id) => ({ [name]: id }),
});

/** Nothing counts as 0. */
export const whole = <Value extends number>(name: string): SearchField<Value> => ({
  name,
  read: (stored) => Number(stored[name] ?? 0) as Value,
  write: (value) => ({ [name]: String(value) }),
});

/** Nothing counts as no. */
export const flag = (name: string): SearchField<boolean> => ({
  name,
  read: (stored) => stored[name] === "yes",
  write: (value) => ({ [name]: value ? "yes" : "no" }),
});

export const optional = <Value>({ read, write, ...field }: SearchField<Value>): SearchField<Value | undefined> => ({
  ...field,
  read: (stored) => (stored[field.name] === undefined ? undefined : read(stored)),
  write: (value) => (value === undefined ? {} : write(value)),
});

/** Several of one kind, numbered from 1. */
export const listOf = <Item extends object>(
  count: string,
  fieldsOf: (place: number) => SearchFields<Item>,
): SearchField<readonly Item[]> => ({
  name: count,
  read: (stored) => Array.from({ length: Number(stored[count]) }, (_, at) => readFields(fieldsOf(at + 1), stored)),
  write: (items) => ({
    [count]: String(items.length),
    ...Object.fromEntries(items.flatMap((item, at) => Object.entries(writeFields(fieldsOf(at + 1), item)))),
  }),
});

export const readFields = <Search extends object>(fields: SearchFields<Search>, stored: Parameters): Search =>
  Object.fromEntries(entriesOf(fields).map(([key, field]) => [key, field.read(stored)])) as Search;

export const writeFields = <Search extends object>(
  fields: SearchFields<Search>,
  search: Search,
  write = (field: SearchField<unknown>, value: unknown): Parameters => field.write(value),
): Record<string, string> =>
  Object.fromEntries(entriesOf(fields).flatMap(([key, field]) => Object.entries(write(field, search[key]))));

export const entriesOf = <Search extends object>(fields: SearchFields<Search>) =>
  Object.entries(fields) as [keyof Search, SearchField<unknown>][];
