import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import { randomId } from "#platform/ids.ts";

/** The id of a search, or of an offer, of today: the tables of the day take no other. */
export const newSearchId = (): string => idOfDay(utcDate(Date.now()), randomId());
