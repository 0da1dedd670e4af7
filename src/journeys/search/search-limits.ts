/** A provider that has not answered by then is listed as not answering. */
export const PROVIDER_DEADLINE_MS = 8_000;

/** A reader that waits for a search on another node gives up after this: the provider deadline and time to store. */
export const SEARCH_DEADLINE_MS = 10_000;

/** How often a node sends a heartbeat; it expires after three intervals, so one lost heartbeat is harmless. */
export const HEARTBEAT_INTERVAL_MS = 500;

/** How often a reader checks whether a search on another node has ended. */
export const ATTACH_POLL_MS = 100;

/** An order-then-poll provider is asked at most this often in one search. */
export const MAX_ASKS = 40;

/** No list compares more from one provider; an answer with more is unreadable. */
export const MAX_OFFERS = 20;

/** Finished results cached in the node's own memory: results never change, so only memory limits them. */
export const REMEMBERED_RESULTS = 2_000;

/** Searches whose progress a node can report without the cache: more than it ever runs at once. */
export const LIVE_SEARCHES = 5_000;

/** "Most have answered" when no larger share of the providers than this is awaited. */
export const AWAITED_SHARE = 1 / 4;

/** Then the list opens after this: an ordinary search has ended by then, and its list comes complete. */
export const OPEN_AFTER_MOST_MS = 2_000;

/** A received price is shown after at most this time, however many providers are awaited. */
export const OPEN_AFTER_FIRST_OFFER_MS = 4_000;
