/** A provider that has not answered by then is listed as not answering. */
export const PROVIDER_DEADLINE_MS = 8_000;

/** A reader that waits for a search run elsewhere gives up after this: the provider deadline and time to store. */
export const SEARCH_DEADLINE_MS = 10_000;

/** How often a node says that it lives; the life of a beat is three of these, so one lost beat does no harm. */
export const HEARTBEAT_INTERVAL_MS = 500;

/** How often a reader looks whether a search run by another node has ended. */
export const ATTACH_POLL_MS = 100;

/** An order-then-poll provider is asked at most so often in one search. */
export const MAX_ASKS = 40;

/** Finished results kept in the node's own memory: results never change, so only memory limits them. */
export const REMEMBERED_RESULTS = 2_000;

/** Searches that a node can tell the progress of without the cache: more than it ever has under way. */
export const LIVE_SEARCHES = 5_000;

/** "Most have answered" when no larger share of the providers than this is awaited. */
export const AWAITED_SHARE = 1 / 4;

/** Then the list opens after this: an ordinary search has ended by then, and its list comes complete. */
export const OPEN_AFTER_MOST_MS = 2_000;

/** However many are awaited, a price that has landed is not kept from the visitor for longer than this. */
export const OPEN_AFTER_FIRST_OFFER_MS = 4_000;
