import {
  type Consent,
  type ConsentCategory,
  ALL_CATEGORIES,
  NECESSARY,
  SETTINGS_PARAMETER,
  SETTINGS_VIEW,
} from "./consent.ts";

/** Which view of the banner a page opens with: what it asks, or the categories one by one. */
export type BannerView = "notice" | "settings";

/** F-029, F-030: undefined when there is nothing to ask. */
export function bannerView(consent: Consent | undefined, search: URLSearchParams): BannerView | undefined {
  if (search.get(SETTINGS_PARAMETER) === SETTINGS_VIEW) return "settings";
  return consent === undefined || search.has(SETTINGS_PARAMETER) ? "notice" : undefined;
}

/** F-036: a category comes with all lower ones. */
export const chooseCategory = (consent: Consent, category: ConsentCategory): Consent =>
  ALL_CATEGORIES.slice(0, Math.max(category, consent.length));

/** F-037, F-038: without a category there is none above it; Necessary stays. */
export const dropCategory = (consent: Consent, category: ConsentCategory): Consent =>
  ALL_CATEGORIES.slice(0, Math.max(NECESSARY, Math.min(category - 1, consent.length)));
