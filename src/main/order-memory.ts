import { DAY_MS } from "#domain/calendar/durations.ts";

/** Longer than an insurance year: an order that is sent again must find its first outcome. */
export const ORDER_REMEMBERED_MS = 400 * DAY_MS;
