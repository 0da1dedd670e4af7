/**
 * Present when the form is to be shown filled in, and nothing searched for: from the start page, or to change a search.
 * Its value ends with a dash when it is the prefix of every field's name, as on a page with the forms of several verticals.
 */
export const FILL_IN_ONLY = "fyll-i";

/** The posted fields under the names of the form they are for. */
export function withOwnNames(posted: FormData): FormData {
  const prefix = posted.get(FILL_IN_ONLY);
  if (typeof prefix !== "string" || !prefix.endsWith("-")) return posted;
  const own = new FormData();
  for (const [name, value] of posted) own.append(name.startsWith(prefix) ? name.slice(prefix.length) : name, value);
  return own;
}
