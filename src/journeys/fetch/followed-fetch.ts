import type { StoredFetchStatus } from "#domain/fetch/fetch-status.ts";
import type { FetchView } from "./fetch-progress.port.ts";
import type { SeenFetch } from "./fetch.port.ts";

/** A fetch as its browser may be told of it. */
export interface FollowedFetch extends SeenFetch {
  /** While it goes on, what to show this second. */
  readonly view: FetchView | undefined;
  /** The login is done, and the app has not led back here. */
  readonly isReturnAwaited: boolean;
}

/** The app leads back at once. Longer than a slow phone needs to open its browser. */
export const RETURN_WAIT_MS = 60_000;

/** Each says something about the person who logged in, or about what is theirs. */
const ABOUT_PERSON: readonly StoredFetchStatus[] = [
  "IN_PROGRESS",
  "SUCCESS",
  "NO_INSURANCES_AT_SELECTED_PROVIDER",
  "NOT_OWNER",
  "VEHICLE_DEREGISTERED",
];

/**
 * Before the app has led back, a fetch on the same device is collecting, whatever it led to. A link can be sent to somebody else;
 * the return cannot. After a minute without a return it has failed at the login.
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
