import type { Consent } from "#domain/consent/consent.ts";

/** Where the choice was made: on the banner's first view, among its categories, or by a form without script. */
export type ConsentPlace = "banner" | "settings" | "form";

/** One choice, as required evidence (GDPR art. 7.1). */
export interface GivenConsent {
  readonly owner: string;
  readonly consent: Consent;
  readonly textVersion: string;
  readonly place: ConsentPlace;
}

/** Rows are added, never changed. */
export interface ConsentEvidence {
  /** Stores the texts themselves, so that a version can be read long after the page has changed. */
  storeTexts(textVersion: string, texts: unknown): Promise<void>;
  record(given: GivenConsent): Promise<void>;
}

/** One thing that a page measured (spec 2 §7). */
export interface Measurement {
  readonly owner: string;
  readonly type: string;
  readonly about: string;
}

export interface MeasurementStore {
  add(measurement: Measurement): Promise<void>;
  /** Deletes the measurements of a visitor who withdraws the consent. */
  forget(owner: string): Promise<void>;
}
