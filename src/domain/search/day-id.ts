/**
 * The id of a search begins with its UTC day, and so do the ids of its offers: the database stores a day's searches together, and finds
 * one by its id in the tables of that day alone. The rest is random.
 */
const MARK = /^day-\d{8}-/;

/** `day` is as 2026-11-18. */
export const idOfDay = (day: string, id: string): string => `day-${day.replaceAll("-", "")}-${id}`;

/** An id of the same day as the other. */
export const idOfSameDay = (other: string, id: string): string => (MARK.exec(other)?.[0] ?? "") + id;

/** The ids of the same day: from the first, and before the second. None, when it has no day: it is no id of ours. */
export function idsOfSameDay(id: string): readonly [from: string, before: string] {
  const mark = MARK.exec(id)?.[0];
  // No id has a character after "z", and "~" comes after it.
  return mark === undefined ? ["", ""] : [mark, `${mark}~`];
}

/** The day as 2026-11-18; undefined when the id has none. */
export function dayOfId(id: string): string | undefined {
  const mark = MARK.exec(id)?.[0];
  return mark && `${mark.slice(4, 8)}-${mark.slice(8, 10)}-${mark.slice(10, 12)}`;
}
