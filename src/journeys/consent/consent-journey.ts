import { findPersonalTrace } from "#domain/person/personal-traces.ts";
import { type Consent, grants, PRODUCT, readConsentCookie } from "#domain/consent/consent.ts";
import type { ConsentEvidence, ConsentPlace, Measurement, MeasurementStore } from "./consent.port.ts";
import { textVersionOf } from "./text-version.ts";

export interface ConsentJourneyPorts {
  readonly evidence: ConsentEvidence;
  readonly measurements: MeasurementStore;
  /** All texts of the banner, in both its views. */
  readonly texts: unknown;
}

export interface ConsentJourney {
  readonly textVersion: string;
  /** The choice in the browser's cookies; undefined when there is none for the current texts. */
  chosen(cookies: string | undefined): Consent | undefined;
  /** The choice is valid once this resolves; when it fails nothing was chosen. */
  choose(choice: { owner: string; consent: Consent; place: ConsentPlace }): Promise<void>;
  /** Stored only within the consent (F-145). Visitors with and without consent get the same answer. */
  measure(measurement: Omit<Measurement, "owner">, visitor: MeasuredVisitor): Promise<"taken" | "personal">;
}

export interface MeasuredVisitor {
  readonly consent: Consent | undefined;
  /** Called only for a visitor who has agreed: it creates a visitor id. */
  owner(): string;
}

export function createConsentJourney({ evidence, measurements, texts }: ConsentJourneyPorts): ConsentJourney {
  const textVersion = textVersionOf(texts);
  let storedTexts: Promise<void> | undefined;
  const storeTexts = (): Promise<void> => {
    storedTexts ??= evidence.storeTexts(textVersion, texts).catch((error: unknown) => {
      storedTexts = undefined;
      throw error;
    });
    return storedTexts;
  };
  return {
    textVersion,
    chosen: (cookies) => readConsentCookie(cookies, textVersion),
    async choose({ owner, consent, place }) {
      await storeTexts();
      await evidence.record({ owner, consent, textVersion, place });
      if (!grants(consent, PRODUCT)) await measurements.forget(owner);
    },
    async measure({ type, about }, { consent, owner }) {
      if (findPersonalTrace(type) ?? findPersonalTrace(about)) return "personal";
      if (grants(consent, PRODUCT)) await measurements.add({ owner: owner(), type, about });
      return "taken";
    },
  };
}
