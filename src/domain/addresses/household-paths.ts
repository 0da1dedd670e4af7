import { accountPath } from "./account-paths.ts";

/** What the household has, twelve months ahead. */
export const accountHouseholdPath = () => `${accountPath()}hushall/`;
/** The form of an agreement that is entered by hand: a new one, or the one to change. */
export const accountContractPath = (contractId?: string) =>
  `${accountHouseholdPath()}avtal/${contractId === undefined ? "" : `?${CONTRACT_PARAMETER}=${encodeURIComponent(contractId)}`}`;
export const CONTRACT_PARAMETER = "avtal";
/** The link of the calendar is made, replaced and revoked here. */
export const accountCalendarPath = () => `${accountHouseholdPath()}kalender/`;

/** The calendar itself, for a program: the token is all that it asks for. */
export const calendarFeedPath = (token: string) => `/kalender/${token}${CALENDAR_ENDING}`;
export const calendarFeedPattern = () => "/kalender/:file";
export const CALENDAR_ENDING = ".ics";
