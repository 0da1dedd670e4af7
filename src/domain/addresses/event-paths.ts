import { EVENT_PARAMETER, FETCH_ID_PARAMETER, TIMES_PARAMETER, YEARS_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";
import { eventsPath } from "./verifiable-paths.ts";

/** What a visitor has chosen on the page of events. */
export interface EventChoice {
  readonly fetchDataId?: string | undefined;
  readonly eventId?: string | undefined;
  /** In ten years; it may be a half. */
  readonly times?: number | undefined;
  readonly years?: number | undefined;
}

/** The page with the choices in its address. */
export function chosenEventPath(vertical: Place, searchId: string, choice: EventChoice): string {
  const chosen = [
    [FETCH_ID_PARAMETER, choice.fetchDataId],
    [EVENT_PARAMETER, choice.eventId],
    [TIMES_PARAMETER, choice.times],
    [YEARS_PARAMETER, choice.years],
  ] as const;
  const query = chosen.flatMap(([name, value]) =>
    value === undefined ? [] : [`&${name}=${encodeURIComponent(String(value))}`],
  );
  return `${eventsPath(vertical, searchId)}${query.join("")}`;
}

/** Where the form of the page is sent without script. */
export const eventsPagePath = (vertical: Place) => `${vertical.path}om-det-hander/`;
