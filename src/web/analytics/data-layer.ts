import { type Consent, consentMode } from "#domain/consent.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Everything measured on this page. Its first entry denies everything, so that no tag ever meets it without an answer. */
export function dataLayer(): unknown[] {
  if (!window.dataLayer) {
    window.dataLayer = [];
    tellTags("consent", "default", consentMode(undefined));
  }
  return window.dataLayer;
}

let follow: ((entry: unknown) => void) | undefined;

/** Gives every entry from now on to the tag manager's frame; undefined stops it. */
export const followDataLayer = (listener: ((entry: unknown) => void) | undefined): void => void (follow = listener);

export function pushEntry(entry: unknown): void {
  dataLayer().push(entry);
  follow?.(entry);
}

export const tellConsent = (consent: Consent | undefined): void => tellTags("consent", "update", consentMode(consent));

/** A command to the tags is told from an event by being an arguments object, not an array. */
function tellTags(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  pushEntry(arguments);
}
