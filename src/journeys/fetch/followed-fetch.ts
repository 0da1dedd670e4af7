import type { StoredFetchStatus } from "#domain/fetch/fetch-status.ts";
import type { FetchView } from "./fetch-progress.port.ts";
import type { SeenFetch } from "./fetch.port.ts";

/** A fetch as its browser may see it. */
export interface FollowedFetch extends SeenFetch {
  /** What to show this second, while it is in progress. */
  readonly view: FetchView | undefined;
  /** The login is done, and the app has not returned here. */
  readonly isReturnAwaited: boolean;
}

/** The app returns at once. Longer than a slow phone needs to open its browser. */
const RETURN_WAIT_MS = 60_000;

/** Each reveals something about the person who logged in, or about what they own. */
const ABOUT_PERSON: readonly StoredFetchStatus[] = [
  "IN_PROGRESS",
  "SUCCESS",
  "NO_INSURANCES_AT_SELECTED_PROVIDER",
  "NOT_OWNER",
  "VEHICLE_DEREGISTERED",
];

/**
 * Before the app has returned, a fetch on the same device is shown as collecting, with any real status. A link can be sent to
 * another person; the return cannot. After a minute without a return it has failed at the login.
 */
export function toVisibleFetch(seen: SeenFetch, view: FetchView | undefined): FollowedFetch {
  const isWithheld =
    !seen.isReleased && seen.state !== "cancelled" && (seen.isLoggedIn || ABOUT_PERSON.includes(seen.status));
  if (!isWithheld) return { ...seen, view, isReturnAwaited: false };
  const isOver = seen.endedAgoMs !== undefined && seen.endedAgoMs > RETURN_WAIT_MS;
  return {
    ...seen,
    policy: undefined,
    state: isOver ? "done" : "live",
    status: isOver ? "BANKID_ERROR" : "IN_PROGRESS",
    view: undefined,
    isReturnAwaited: true,
  };
}
