/** Spec 2 §4: fewer offers are quicker to read than to ask about. */
export const LEAST_OFFERS = 4;

/**
 * The whole call has 4 s, and the page shows nothing before 3.5 s (C-091). A model that hangs is abandoned in time for the
 * answer by rules to be there when the page is ready for it.
 */
export const MODEL_DEADLINE_MS = 3_000;

/** A model is asked about the first of the offers that fulfil the wishes; of the others the claims by rules stand. */
export const OFFERS_TO_MODEL = 5;
export const QUOTES_TO_MODEL = 3;
export const MAX_QUOTE_CHARS = 80;
