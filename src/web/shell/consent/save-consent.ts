import { type Consent, consentList } from "#domain/consent/consent.ts";
import type { ConsentData } from "#http/contract/consent.schema.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import { storedConsent } from "#web/shell/analytics/consent-state.ts";

/** Longer than any answer of ours takes. */
const SAVE_TIMEOUT_MS = 10_000;

/**
 * The documented call (F-039). The answer sets the cookie: in a browser that takes none no choice is made, whatever the
 * answer.
 */
export async function saveConsent(address: string, consent: Consent, place: "banner" | "settings"): Promise<boolean> {
  const list = consentList(consent);
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ consent: list }).toString()}`, {
      headers: { accept: "application/json", "x-sparv-consent": place },
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    });
    const { Success } = (await response.json()) as Envelope<ConsentData>;
    return Success && consentList(storedConsent() ?? []) === list;
  } catch {
    return false;
  }
}
