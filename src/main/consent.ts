import { createConsentEvidence } from "#adapters/postgres/consent-evidence.ts";
import { createMeasurementStore } from "#adapters/postgres/measurement-store.ts";
import { consentCalls } from "#http/routes/consent.route.ts";
import { createConsentJourney } from "#journeys/consent/consent-journey.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";
import type { Resources } from "./resources.ts";

/** Joins the banner's texts with the store of choices. */
export function createConsents({ pool }: Pick<Resources, "pool">) {
  const journey = createConsentJourney({
    evidence: createConsentEvidence(pool),
    measurements: createMeasurementStore(pool),
    texts: consentTexts,
  });
  return { journey, calls: consentCalls(journey) };
}
