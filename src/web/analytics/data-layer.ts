import { type Consent, consentMode } from "#domain/consent.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What the tags of others read. Its first entry denies everything, so that no tag ever meets it without an answer. */
export function dataLayer(): unknown[] {
  if (!window.dataLayer) {
    window.dataLayer = [];
    tellTags("consent", "default", consentMode(undefined));
  }
  return window.dataLayer;
}

export const tellConsent = (consent: Consent | undefined): void => tellTags("consent", "update", consentMode(consent));

/** A command to the tags is told from an event by being an arguments object, not an array. */
function tellTags(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}
