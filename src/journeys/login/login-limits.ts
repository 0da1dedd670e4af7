/** Two tabs ask at once and one gets the cookie: after this time the other has it too. */
export const TAB_RACE_MS = 10_000;

/** A later answer is considered lost: its cookie is reissued. */
export const ANSWER_LATE_MS = 3_000;

/** As long as a page may need to return on a slow network. Only an unused session is reissued. */
export const ANSWER_LOST_MS = 30_000;
