import { GOAL_PAGE } from "./deposit-page-paths.ts";
import { depositPlace } from "./deposit.place.ts";

/** The calculator, with the accounts of a list to choose from where there is one. */
export const goalPath = (searchId?: string): string =>
  `${depositPlace.path}${GOAL_PAGE}${searchId === undefined ? "" : `?searchid=${encodeURIComponent(searchId)}`}`;
