import type { Place } from "./place.ts";

/**
 * The calls of a fetch, below the vertical's own path (`/forsakring/{service}/`), in the order a page makes them. All are POST and
 * answer 200 with the envelope; what is wrong with a fetch is its `status`, not an error of the call:
 * 1. `get-owner-insurance-info` gives the insurers, the consent's text and its version.
 * 2. `init-fetch-insurance-data` with the ticked consent gives `fetchDataId`. A fetch that the visitor had under way is called off.
 * 3. `poll-insurance-data` every other second until `isDone`.
 * 4. `check-fetch-result` after SUCCESS; then search again with `fetchdataid`.
 * 5. `cancel-fetch-insurance-data` when the modal is closed before that; also by `navigator.sendBeacon` with URLSearchParams.
 * A `fetchdataid` that is not the visitor's own answers 404 with Status `NotFound`.
 */
export const FETCH_CALLS = {
  ownerInfo: "get-owner-insurance-info",
  init: "init-fetch-insurance-data",
  poll: "poll-insurance-data",
  check: "check-fetch-result",
  cancel: "cancel-fetch-insurance-data",
} as const;
export type FetchCallName = keyof typeof FETCH_CALLS;

export const fetchCallPath = (vertical: Place, call: FetchCallName) => `${vertical.path}${FETCH_CALLS[call]}`;
