import { createConsentEvidence } from "#adapters/postgres/consent-evidence.ts";
import { createMeasurementStore } from "#adapters/postgres/measurement-store.ts";
import { type ConsentJourney, createConsentJourney } from "#journeys/consent/consent-journey.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";

/** Joins the banner's texts with the store of choices. */
export const createConsents = (pool: DatabasePool): ConsentJourney =>
  createConsentJourney({
    evidence: createConsentEvidence(pool),
    measurements: createMeasurementStore(pool),
    texts: consentTexts,
  });
