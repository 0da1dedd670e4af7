import { SIGNATURE_HEADER } from "#adapters/insurance-data/insurance-data.wire.ts";
import { isSignedBody } from "#adapters/insurance-data/webhook-signature.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { Call } from "#http/calls/call.ts";
import { fetchCalls } from "#http/routes/fetch.route.ts";
import { fetchEventCall } from "#http/routes/fetch-event.route.ts";
import { savingEventCalls } from "#http/routes/saving-event.route.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import { createFetchJourney, type FetchJourney, isFetchable } from "#journeys/fetch/fetch-journey.ts";
import { fetchConsentTexts } from "#journeys/fetch/fetch.texts.sv.ts";
import type { SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import type { FetchParts, FetchSetup } from "./fetches.ts";

export interface FetchCallSetup extends FetchSetup {
  readonly vehicles: VehicleRegistry;
  readonly guard: SubjectGuard;
  readonly searches: SearchJourney;
  readonly starter: WorkflowStarter;
  readonly securityLog: SecurityLog;
}

export interface FetchesOnWeb {
  readonly calls: Call[];
  readonly journey: FetchJourney;
}

/** The calls of every vertical whose insurances can be fetched, and those around them. */
export function createFetchCalls(parts: FetchParts, setup: FetchCallSetup): FetchesOnWeb {
  const { config, pool, clock, logger, searches, securityLog } = setup;
  const lookupHash = createLookupHash(config.lookupKey);
  const { consent } = fetchConsentTexts;
  const journey = createFetchJourney({
    ...parts,
    vehicles: setup.vehicles,
    guard: setup.guard,
    hashPerson: (personalNumber) => lookupHash("person", personalNumber),
    identified: createIdentifiedPersons({ pool, lookupHash }),
    returnRefused: (visitor) => securityLog.refused({ kind: "belongs-to-other", rule: "fetch-return", visitor }),
    starter: setup.starter,
    startFailed: (fetchId, error) => logger.warn("fetch not started, left to the sweep", { fetchId, error }),
    consent: { text: consent, textVersion: textVersionOf(consent) },
    isMockAllowed: config.isMockLoginOn,
    newId: randomId,
  });
  const savingPorts = { savings: createSavingStore(pool), searches, clock, newId: randomId };
  const calls = [
    ...setup.verticals
      .filter(isFetchable)
      .flatMap((vertical) => [
        ...fetchCalls({ journey, searches, searchOfResult: createSearchOfResult(pool) }, vertical),
        ...savingEventCalls(savingPorts, vertical),
      ]),
    fetchEventCall({
      ...parts,
      isSigned: (rawBody, signature) => isSignedBody(config.insuranceDataWebhookKey, rawBody, signature),
      signatureHeader: SIGNATURE_HEADER,
    }),
  ];
  return { calls, journey };
}
