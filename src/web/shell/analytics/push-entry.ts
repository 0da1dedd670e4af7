import { type Consent, consentMode } from "#domain/consent/consent.ts";
import { dataLayer, tagCommand } from "./data-layer.ts";

/* Separate from the data layer itself: it is loaded only with consent. */

let follow: ((entry: unknown) => void) | undefined;

/** Gives every entry from now on to the tag manager's frame; undefined stops it. */
export const followDataLayer = (listener: ((entry: unknown) => void) | undefined): void => void (follow = listener);

export function pushEntry(entry: unknown): void {
  dataLayer().push(entry);
  follow?.(entry);
}

export const sendConsent = (consent: Consent | undefined): void =>
  pushEntry(tagCommand("consent", "update", consentMode(consent)));
