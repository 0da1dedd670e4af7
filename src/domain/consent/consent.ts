/**
 * What a visitor has consented to (spec 1 §3): a category brings every lower one with it, so a consent is the highest
 * category and all below. Necessary cannot be refused.
 */
export type ConsentCategory = 1 | 2 | 3;

export const NECESSARY = 1;
export const PRODUCT = 2;
export const MARKETING = 3;

export type Consent = readonly ConsentCategory[];

export const NECESSARY_ONLY: Consent = [NECESSARY];
export const ALL_CATEGORIES: Consent = [NECESSARY, PRODUCT, MARKETING];

export const grants = (consent: Consent | undefined, category: ConsentCategory): boolean =>
  consent?.includes(category) ?? false;

/** F-026: as it is stored and sent. */
export const consentList = (consent: Consent): string => consent.join(",");

/** Undefined for a list that breaks the rules: nothing may be granted that was not named. */
export function readConsentList(list: string): Consent | undefined {
  const consent = ALL_CATEGORIES.slice(0, list.split(",").length);
  return consentList(consent) === list ? consent : undefined;
}

/** F-027, F-028: what the tags of others may do, in the terms of Google's Consent Mode v2. */
export function consentMode(consent: Consent | undefined): Record<ConsentSignal, "granted" | "denied"> {
  const ads = grants(consent, MARKETING) ? "granted" : "denied";
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: grants(consent, PRODUCT) ? "granted" : "denied",
  };
}

export type ConsentSignal = "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage";

/** Tied to the host by its prefix; read by the pages' own script, so it holds nothing but the choice. */
export const CONSENT_COOKIE = "__Host-sparv-consent";

/** With the version of the texts that were agreed to: other texts need a new consent. A comma is not allowed in a cookie. */
export const consentCookieValue = (consent: Consent, textVersion: string): string =>
  `${textVersion}.${encodeURIComponent(consentList(consent))}`;

/** The choice in a Cookie header or `document.cookie`; undefined when none was made about these texts. */
export function readConsentCookie(cookies: string | null | undefined, textVersion: string): Consent | undefined {
  const [, version, list = ""] = IN_COOKIES.exec(cookies ?? "") ?? [];
  return version === textVersion ? readConsentList(list.replaceAll("%2C", ",")) : undefined;
}

const IN_COOKIES = new RegExp(`(?:^|; ?)${CONSENT_COOKIE}=([\\w-]+).([\\w%]*)`);

/** In the address it shows the banner whatever was chosen (F-024); with this value, the categories. */
export const SETTINGS_PARAMETER = "cookie-settings";
export const SETTINGS_VIEW = "val";
