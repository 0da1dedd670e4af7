import { SETTINGS_PARAMETER } from "#domain/consent/consent.ts";
import { MONTH_PARAMETER } from "./parameters.ts";

export const rankingPath = () => "/sa-rankar-vi/";
export const remunerationPath = () => "/sa-tjanar-vi-pengar/";
export const newsletterPath = () => "/nyhetsbrev/";
export const newsletterConfirmPath = (code: string) => `${newsletterPath()}bekrafta/?kod=${encodeURIComponent(code)}`;
export const newsletterEndPath = (code: string) => `${newsletterPath()}avsluta/?kod=${encodeURIComponent(code)}`;
export const waitingListEndPath = (code: string) => `/bevakning/avsluta/?kod=${encodeURIComponent(code)}`;
/** The monthly draw: rules, sign-up, and what anyone may verify; and one month of it. */
export const competitionPath = () => "/tavling/";
export const competitionMonthPath = (month: string) =>
  `${competitionPath()}?${MONTH_PARAMETER}=${encodeURIComponent(month)}`;
/** Medians of prices by county; of one month; and as a file. */
export const statisticsPath = () => "/statistik/";
export const statisticsMonthPath = (month: string) =>
  `${statisticsPath()}?${MONTH_PARAMETER}=${encodeURIComponent(month)}`;
export const statisticsCsvPath = () => `${statisticsPath()}priser.csv`;
export const insuranceHubPath = () => "/forsakring/";
export const termsPath = () => "/legal/";
export const privacyPath = () => "/personuppgifter/";
/** Spec 1 §2: other sites and forms link to these two places. */
export const privacyPolicyPath = () => `${privacyPath()}#${PRIVACY_ANCHOR}`;
export const cookiePolicyPath = () => `${privacyPath()}#${COOKIE_ANCHOR}`;
export const accessibilityPath = () => "/tillganglighet/";
export const aboutPath = () => "/om/";
export const bigDayPath = () => "/minstoradag/";
export const mobilePhonesPath = () => "/mobil/";
export const pensionsPath = () => "/pension/";
export const motorFuelPath = () => "/drivmedel/";
export const recyclingPath = () => "/atervinning/";

export const PRIVACY_ANCHOR = "personuppgiftspolicy";
export const COOKIE_ANCHOR = "cookies";

/** Any page with the cookie banner open; the rest of its address stays. */
export const cookieSettingsPath = (
  { pathname, search }: { pathname: string; search: string } = { pathname: "/", search: "" },
) => `${pathname}?${[...otherParameters(search), SETTINGS_PARAMETER].join("&")}`;

/** As they were written; without what opens the banner, so that the address of an opened page does not grow. */
function otherParameters(search: string): string[] {
  const parts = search.slice(1).split("&");
  return parts.filter((part) => part !== "" && part.split("=")[0] !== SETTINGS_PARAMETER);
}
