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

/** What the form would share as it is filled in now. */
export function choicesOf(
  form: HTMLFormElement,
  resultIds: readonly string[],
  firstName: string | undefined,
): ShownChoices {
  const filled = new FormData(form);
  const read = readerOf(filled);
  const ids = filled.getAll(SHARE_FIELDS.offers);
  return {
    chosen: resultIds.flatMap((id, index) => (ids.includes(id) ? [index] : [])).slice(0, MAX_SHARED_OFFERS),
    showsToday: filled.has(SHARE_FIELDS.today),
    greeting: read(SHARE_FIELDS.greeting),
    sender: firstName ?? read(SHARE_FIELDS.sender),
  };
}

/** As the newest link was made, so that the form and the link show the same; else nothing is chosen for the visitor. */
export function firstChoices(shared: SharedList | undefined, firstName: string | undefined): ShownChoices {
  if (!shared)
    return {
      chosen: [],
      showsToday: false,
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
