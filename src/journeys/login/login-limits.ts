/** BankID's own rule: an order is asked about every other second. */
export const COLLECT_INTERVAL_MS = 2_000;

/** The code changes every second; so must the picture. */
export const QR_POLL_MS = 1_000;
export const POLL_MS = 2_000;

/** BankID gives an order three minutes; the rest is for the way back. What is older logs nobody in (ASVS 6.5.5). */
export const LOGIN_LIFE_MS = 5 * 60_000;

/** The app leads back at once. Longer than a slow phone needs to open its browser. */
export const RETURN_WAIT_MS = 60_000;

/** Two tabs ask at once and one is given the cookie: by then the other has it too. */
export const TAB_RACE_MS = 10_000;

/** An answer that has not come by then will not: the cookie in it is given anew, in another's place. */
export const ANSWER_LATE_MS = 3_000;

/** For as long as a page may need to come back on a slow network. Only a session that nobody has used is given anew. */
export const ANSWER_LOST_MS = 30_000;
