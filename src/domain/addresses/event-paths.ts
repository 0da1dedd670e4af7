import { type ListChoices, writeListChoices } from "./list-choices.ts";
import { EVENT_PARAMETER, SEARCH_ID_PARAMETER, TIMES_PARAMETER, YEARS_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";
import { eventsPath } from "./verifiable-paths.ts";

/** What a visitor has chosen on the page of events. */
export interface EventChoice extends ListChoices {
  readonly eventId?: string | undefined;
  /** In ten years; it may be a half. */
  readonly times?: number | undefined;
  readonly years?: number | undefined;
}

/** The page with the choices in its address. */
export const chosenEventPath = (vertical: Place, searchId: string, choice: EventChoice): string =>
  `${eventsPath(vertical, searchId)}${chosenQuery(choice)}`;

/** The signed file of the order by risk. */
export const riskReceiptPath = (vertical: Place, searchId: string, choice: EventChoice): string =>
  `${eventsPagePath(vertical)}kvitto/?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}${chosenQuery(choice)}`;

function chosenQuery(choice: EventChoice): string {
  const chosen = [
    [EVENT_PARAMETER, choice.eventId],
    [TIMES_PARAMETER, choice.times],
    [YEARS_PARAMETER, choice.years],
  ] as const;
  const ofEvent = chosen
    .flatMap(([name, value]) => (value === undefined ? [] : [`&${name}=${encodeURIComponent(String(value))}`]))
    .join("");
  return writeListChoices(choice) + ofEvent;
}

/** Where the form of the page is sent without script. */
export const eventsPagePath = (vertical: Place) => `${vertical.path}om-det-hander/`;
