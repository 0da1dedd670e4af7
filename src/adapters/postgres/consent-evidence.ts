import { consentList } from "#domain/consent/consent.ts";
import type { ConsentEvidence } from "#journeys/consent/consent.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export const createConsentEvidence = (pool: DatabasePool): ConsentEvidence => ({
  async storeTexts(textVersion, texts) {
    await pool.query({ name: "consent-texts-keep", text: KEEP_TEXTS, values: [textVersion, JSON.stringify(texts)] });
  },
  async record({ owner, consent, textVersion, place }) {
    const values = [owner, consentList(consent), textVersion, place];
    await pool.query({ name: "consents-record", text: RECORD, values });
  },
});

const KEEP_TEXTS = "insert into consent_texts (version, texts) values ($1, $2) on conflict do nothing";
const RECORD = "insert into consents (owner, categories, text_version, place) values ($1, $2, $3, $4)";
