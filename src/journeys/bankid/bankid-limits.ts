import { MINUTE_MS } from "#domain/calendar/durations.ts";

/** BankID's own rule: an order is polled every other second. */
export const COLLECT_INTERVAL_MS = 2_000;

/** The code changes every second, and so must the picture. */
export const QR_POLL_MS = 1_000;
export const POLL_MS = 2_000;

/** BankID gives an order three minutes; the rest is for the return. An older login is not accepted (ASVS 6.5.5). */
export const LOGIN_LIFE_MS = 5 * MINUTE_MS;

/** The app returns at once. Longer than a slow phone needs to open its browser. */
export const RETURN_WAIT_MS = 60_000;
