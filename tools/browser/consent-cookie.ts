import type { Cookie } from "playwright-core";
import { type Consent, CONSENT_COOKIE, consentCookieValue } from "#domain/consent/consent.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";

/** The cookie banner answered beforehand, for a browser that is to look at something else. */
export const consentCookie = (
  consent: Consent,
  base: string,
): Pick<Cookie, "name" | "value" | "domain" | "path" | "secure"> => ({
  name: CONSENT_COOKIE,
  value: consentCookieValue(consent, textVersionOf(consentTexts)),
  domain: new URL(base).hostname,
  path: "/",
  secure: true,
});
