import { VARIANT_COOKIE } from "#domain/analytics/variant.ts";
import { type Consent, CONSENT_COOKIE, consentCookieValue } from "#domain/consent/consent.ts";

/** For tests: a page as the server sends it, with or without a stored choice. Needs an https address, or the cookie is refused. */
export const TEXT_VERSION = "test-texts";

export function openMeasuredPage(facts: Readonly<Record<string, string>> = {}): void {
  document.head.innerHTML = "";
  const script = document.createElement("script");
  Object.assign(script.dataset, { texts: TEXT_VERSION, ...facts });
  document.head.append(script);
  document.cookie = `${VARIANT_COOKIE}=; path=/; secure; max-age=0`;
  delete window.dataLayer;
  sessionStorage.clear();
  localStorage.clear();
  storeChoice(undefined);
}

export function storeChoice(consent: Consent | undefined): void {
  const value = consent ? consentCookieValue(consent, TEXT_VERSION) : "";
  document.cookie = `${CONSENT_COOKIE}=${value}; path=/; secure${consent ? "" : "; max-age=0"}`;
}

/** What was pushed, commands as arrays. */
export const pushed = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
  );
