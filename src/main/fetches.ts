import type { FastifyInstance } from "fastify";
import {
  createInsuranceData,
  INSURANCE_DATA_TARGET,
  insuranceDataTarget,
} from "#adapters/insurance-data/insurance-data.ts";
import { SIGNATURE_HEADER } from "#adapters/insurance-data/insurance-data.wire.ts";
import { isSignedBody } from "#adapters/insurance-data/webhook-signature.ts";
import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import { createFetchProgress } from "#adapters/redis/fetch-progress.ts";
import { createVehicleRegistry, VEHICLE_TARGET, vehicleTarget } from "#adapters/vehicle-registry/vehicle-registry.ts";
import { fetchReturnPath } from "#domain/addresses/return-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { BankIdReturnSetup } from "#http/routes/bankid-return.ts";
import { fetchEventCall } from "#http/routes/fetch-event.route.ts";
import { registerFetchReturn } from "#http/routes/fetch-return.route.ts";
import { fetchCalls } from "#http/routes/fetch.route.ts";
import { savingEventCalls } from "#http/routes/saving-event.route.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import { checkOwner } from "#journeys/fetch/check-owner.ts";
import { FETCH_LIMITS, type FetchInsurancePorts } from "#journeys/fetch/fetch-insurance.ports.ts";
import { FETCH_WORKFLOW, fetchInsurance } from "#journeys/fetch/fetch-insurance.workflow.ts";
import { createFetchJourney, isFetchable } from "#journeys/fetch/fetch-journey.ts";
import { fetchConsentTexts } from "#journeys/fetch/fetch.texts.sv.ts";
import { sweepFetches } from "#journeys/fetch/sweep-fetches.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { randomId } from "#platform/ids.ts";
import type { Lookups } from "./lookups.ts";
import { outboundTo, type Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type FetchResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "redis" | "clock" | "logger" | "metrics" | "verticals" | "starter"
>;

interface FetchUses {
  readonly lookups: Pick<Lookups, "vehicles" | "guard">;
  readonly searches: { readonly journey: SearchJourney };
}

/** The calls of every vertical whose insurances can be fetched, and those around them. */
export function createFetches(
  resources: FetchResources & Pick<Resources, "securityLog">,
  { lookups, searches }: FetchUses,
  { ports, close } = createFetchPorts(resources),
) {
  const { config, pool, lookupHash, clock, logger, securityLog, starter, verticals } = resources;
  const { consent } = fetchConsentTexts;
  const journey = createFetchJourney({
    ...ports,
    vehicles: lookups.vehicles,
    guard: lookups.guard,
    hashPerson: (personalNumber) => lookupHash("person", personalNumber),
    identified: createIdentifiedPersons({ pool, lookupHash }),
    returnRefused: (visitor) => securityLog.refused({ kind: "belongs-to-other", rule: "fetch-return", visitor }),
    starter,
    startFailed: (fetchId, error) => logger.warn("fetch not started, left to the sweep", { fetchId, error }),
    consent: { text: consent, textVersion: textVersionOf(consent) },
    isMockAllowed: config.isMockLoginOn,
    newId: randomId,
  });
  const { insuranceDataWebhookKey, insuranceDataWebhookSecondKey } = config;
  const webhookKeys = [insuranceDataWebhookKey, insuranceDataWebhookSecondKey].filter((key) => key !== undefined);
  const callPorts = { journey, searches: searches.journey, searchOfResult: createSearchOfResult(pool) };
  const savingPorts = { savings: createSavingStore(pool), searches: searches.journey, clock, newId: randomId };
  return {
    calls: [
      ...verticals
        .filter(isFetchable)
        .flatMap((vertical) => [...fetchCalls(callPorts, vertical), ...savingEventCalls(savingPorts, vertical)]),
      fetchEventCall({
        ...ports,
        isSigned: (rawBody, signature) => isSignedBody(webhookKeys, rawBody, signature),
        signatureHeader: SIGNATURE_HEADER,
      }),
    ],
    addReturn: (server: FastifyInstance, setup: BankIdReturnSetup) =>
      registerFetchReturn(server, { ...setup, journey }),
    close,
  };
}

/** A fetch that is redelivered after this finds its row, which records how it ended. */
const FETCH_REMEMBERED_MS = DAY_MS;

export function createFetchJobs(resources: FetchResources): Jobs {
  const { ports, close } = createFetchPorts(resources);
  return {
    workflow: {
      name: FETCH_WORKFLOW,
      remembersMs: FETCH_REMEMBERED_MS,
      body: (durable) => fetchInsurance(durable, ports),
    },
    sweeps: [{ job: "sweepFetches", run: () => sweepFetches({ fetches: ports.fetches, starter: resources.starter }) }],
    close,
  };
}

/** What web and worker share: store, cache and the way to the aggregator. */
export function createFetchPorts(resources: Omit<FetchResources, "starter">) {
  const { config, cipher, lookupHash, redis, clock, logger, verticals } = resources;
  const outbound = outboundTo(resources, {
    [INSURANCE_DATA_TARGET]: insuranceDataTarget(config),
    [VEHICLE_TARGET]: vehicleTarget(config),
  });
  const owners = {
    vehicles: createVehicleRegistry({ outbound, apiKey: config.vehicleRegistryKey, lookupHash, logger }),
    hashPerson: (personalNumber: string) => lookupHash("person", personalNumber),
  };
  const findVertical = (name: string) => verticals.find(({ description }) => description.name === name);
  const ports: FetchInsurancePorts = {
    fetches: createFetchStore(resources),
    insuranceData: createInsuranceData({ outbound, apiKey: config.insuranceDataKey, clock, logger }),
    progress: createFetchProgress({ redis, cipher }),
    findFetching: (name) => findVertical(name)?.current,
    async checkOwner(name, subject) {
      const rules = findVertical(name)?.description.fetch;
      return rules && checkOwner(owners, rules, subject);
    },
    returnUrl: (nonce) => `${config.publicOrigin}${fetchReturnPath(nonce)}`,
    clock,
    limits: FETCH_LIMITS,
  };
  return { ports, close: () => outbound.close() };
}
