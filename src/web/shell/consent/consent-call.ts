/** Spec 1 §7. */
export const CONSENT_CALL = "/ajax/cookie/";
