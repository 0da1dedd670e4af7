import { findPersonalTrace } from "#domain/person/personal-traces.ts";
import { type Consent, grants, PRODUCT, readConsentCookie } from "#domain/consent/consent.ts";
import type { ConsentEvidence, ConsentPlace, Measurement, MeasurementStore } from "./consent.port.ts";
import { textVersionOf } from "./text-version.ts";

export interface ConsentJourneyPorts {
  readonly evidence: ConsentEvidence;
  readonly measurements: MeasurementStore;
  /** Every word of the banner, in both its views. */
  readonly texts: unknown;
}

export interface ConsentJourney {
  readonly textVersion: string;
  /** What the browser's cookies say; undefined when nothing has been chosen about today's texts. */
  chosen(cookies: string | undefined): Consent | undefined;
  /** The choice counts from when this ends; when it fails nothing was chosen. */
  choose(choice: { owner: string; consent: Consent; place: ConsentPlace }): Promise<void>;
  /** Kept only within the consent (F-145). Who has given none is told nothing else than who has. */
  measure(measurement: Omit<Measurement, "owner">, visitor: MeasuredVisitor): Promise<"taken" | "personal">;
}

export interface MeasuredVisitor {
  readonly consent: Consent | undefined;
  /** Asked only of who has agreed: it makes a visitor known. */
  owner(): string;
}

export function createConsentJourney({ evidence, measurements, texts }: ConsentJourneyPorts): ConsentJourney {
  const textVersion = textVersionOf(texts);
  let textsKept: Promise<void> | undefined;
  const keepTexts = (): Promise<void> => {
    textsKept ??= evidence.storeTexts(textVersion, texts).catch((error: unknown) => {
      textsKept = undefined;
      throw error;
    });
    return textsKept;
  };
  return {
    textVersion,
    chosen: (cookies) => readConsentCookie(cookies, textVersion),
    async choose({ owner, consent, place }) {
      await keepTexts();
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
