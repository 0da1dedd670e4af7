/** What a call may send. Nothing is sent for null and undefined. */
export type CallValue = string | number | boolean | null | undefined | readonly CallValue[] | CallFields;

export interface CallFields {
  readonly [name: string]: CallValue;
}

/** Spec 1 §7: nested keys as name[sub], which is how the server reads them (parse-form.ts). */
export const toFormFields = (fields: CallFields): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => flatten(name, value)));

/** The address with the fields as its query; its existing query is preserved. */
export function withQuery(address: string, fields: CallFields): string {
  const query = toFormFields(fields).toString();
  if (query === "") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

function flatten(name: string, value: CallValue): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([sub, inner]) => flatten(`${name}[${sub}]`, inner));
}
