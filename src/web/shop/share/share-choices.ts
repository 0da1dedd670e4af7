import { MAX_SHARED_OFFERS, type SharedList } from "#domain/share/shared-list.ts";
import { SHARE_FIELDS } from "./share-fields.ts";

export interface ShownChoices {
  /** Indexes in the list. */
  readonly chosen: readonly number[];
  readonly showsToday: boolean;
  readonly greeting: string;
  readonly sender: string;
}

/** The text of a field; a file is none. */
export const readerOf =
  (posted: FormData) =>
  (name: string): string => {
    const value = posted.get(name);
    return typeof value === "string" ? value : "";
  };

/** What the form would share as it is filled in now; the first offers where none is chosen, as the server does. */
export function choicesOf(
  form: HTMLFormElement,
  resultIds: readonly string[],
  firstName: string | undefined,
): ShownChoices {
  const filled = new FormData(form);
  const read = readerOf(filled);
  const ids = filled.getAll(SHARE_FIELDS.offers);
  const chosen = resultIds.flatMap((id, index) => (ids.includes(id) ? [index] : []));
  const all = chosen.length > 0 ? chosen : resultIds.map((_, index) => index);
  return {
    chosen: all.slice(0, MAX_SHARED_OFFERS),
    showsToday: filled.has(SHARE_FIELDS.today),
    greeting: filled.has(SHARE_FIELDS.withGreeting) ? read(SHARE_FIELDS.greeting) : "",
    sender: firstName ?? read(SHARE_FIELDS.sender),
  };
}

/** As the newest link was made, so that the form and the link show the same; else the first offers and all that can be shown. */
export function firstChoices(shared: SharedList | undefined, firstName: string | undefined): ShownChoices {
  if (!shared)
    return {
      chosen: Array.from({ length: MAX_SHARED_OFFERS }, (_, index) => index),
      showsToday: true,
      greeting: "",
      sender: firstName ?? "",
    };
  return {
    chosen: shared.offers.map(({ place }) => place - 1),
    showsToday: shared.today !== undefined,
    greeting: shared.greeting ?? "",
    sender: firstName ?? shared.sender ?? "",
  };
}
