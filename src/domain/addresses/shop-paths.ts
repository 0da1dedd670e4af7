import { type ListChoices, writeListChoices } from "./list-choices.ts";
import { ORDER_ID_PARAMETER, SEARCH_AGAIN_PARAMETER, SWITCH_PARAMETER, WAIT_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";

export const productPath = (vertical: Place) => vertical.path;
export const resultPath = (vertical: Place, searchId: string, choices: ListChoices = {}) =>
  `${vertical.path}jamfor/?searchid=${encodeURIComponent(searchId)}${writeListChoices(choices)}`;
/** The list of a search that a link names in its query, with all that the query chooses of it. */
export const resultAddress = (vertical: Place, query: string) => `${vertical.path}jamfor/${query}`;
/** The server waits for the whole list: for a browser that cannot ask again by itself. */
export const waitingResultPath = (vertical: Place, searchId: string, choices?: ListChoices) =>
  `${resultPath(vertical, searchId, choices)}&${WAIT_PARAMETER}=1`;
/** The form again, for a result that cannot be shown; filled in where the visitor's own search is still stored. */
export const searchAgainPath = (vertical: Place, searchId: string) =>
  `${vertical.path}?${SEARCH_AGAIN_PARAMETER}=${encodeURIComponent(searchId)}`;
/** Spec 3 §2: where an offer is ordered. */
export const checkoutPath = (vertical: Place, resultId: string, choices: ListChoices = {}) =>
  `${checkoutPagePath(vertical)}?resultid=${encodeURIComponent(resultId)}${writeListChoices(choices)}`;
/** The same for a visitor who leaves what they have today: what is known is filled in, and the former agreement ends with the order. */
export const switchPath = (vertical: Place, resultId: string, choices?: ListChoices) =>
  `${checkoutPath(vertical, resultId, choices)}&${SWITCH_PARAMETER}=1`;
export const checkoutPagePath = (vertical: Place) => `${vertical.path}order/`;
/** OP-36: the page of an order, for the visitor who made it. */
export const orderCompletePath = (vertical: Place, orderId: string) =>
  `${orderCompletePagePath(vertical)}?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
export const orderCompletePagePath = (vertical: Place) => `${checkoutPagePath(vertical)}klar/`;
