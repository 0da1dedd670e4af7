import { type Consent, type ConsentCategory, grants, readConsentCookie } from "#domain/consent/consent.ts";
import { readPageFacts } from "./page-facts.ts";

/** Read from the cookie each time: another tab may have changed it. Never on the server, which has measured nothing. */
export const storedConsent = (): Consent | undefined =>
  typeof document === "undefined" ? undefined : readConsentCookie(document.cookie, readPageFacts().texts ?? "");

export const hasConsent = (category: ConsentCategory): boolean => grants(storedConsent(), category);

const listeners = new Set<() => void>();

/** Notifies at once when the category is already granted, and then whenever it is granted or withdrawn. Returns the function that unsubscribes. */
export function onConsent(category: ConsentCategory, notify: (isGranted: boolean) => void): () => void {
  let wasGranted = false;
  const look = () => {
    const isGranted = hasConsent(category);
    if (isGranted === wasGranted) return;
    wasGranted = isGranted;
    notify(isGranted);
  };
  listeners.add(look);
  look();
  return () => void listeners.delete(look);
}

/** After anything that may have changed the cookie. */
export function consentMayHaveChanged(): void {
  for (const look of listeners) look();
}
