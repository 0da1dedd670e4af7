/** Spec 3 §9. */
export const FETCH_POLL_MS = 2_000;
/** While a code is to be scanned or the app opened: a code is valid for a few seconds, and the visitor waits for the result. */
export const ACT_POLL_MS = 1_000;
export const RETRY_DELAY_MS = 500;
/** After the owner has been checked for another person's number. */
export const OTHER_HOLDER_DELAY_MS = 2_000;
/** Spec 3 §4.2: after a poll that got no answer. */
export const RESUME_MS = 2_000;
/** OP-17: in a row; then the error stays. */
export const MOST_RESUMES = 3;
