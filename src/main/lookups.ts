import { createMailDomains } from "#adapters/email-check/mail-domains.ts";
import {
  createOrganisationRegistry,
  ORGANISATION_TARGET,
  organisationTarget,
} from "#adapters/organisation-registry/organisation-registry.ts";
import { createPostalCodes } from "#adapters/postal-codes/postal-codes.ts";
import { createLookupAudit } from "#adapters/postgres/lookup-audit.ts";
import { createDistinctCounter } from "#adapters/redis/distinct-counter.ts";
import { createPersonMemory } from "#adapters/redis/person-memory.ts";
import { createSparRegister, SPAR_TARGET, sparTarget } from "#adapters/spar/spar-register.ts";
import { createVehicleRegistry, VEHICLE_TARGET, vehicleTarget } from "#adapters/vehicle-registry/vehicle-registry.ts";
import type { LookupPages } from "#http/contract/page-services.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { createFormTokens } from "#http/middleware/form-token.ts";
import { lookupCalls } from "#http/routes/lookup.route.ts";
import { factRegisters } from "#journeys/lookup/fact-registers.ts";
import { createFactsSource } from "#journeys/search/register-facts.ts";
import { createSubjectGuard } from "#journeys/lookup/subject-guard.ts";
import { createLookupJourney } from "#journeys/lookup/lookup-journey.ts";
import { outboundTo, type Resources } from "./resources.ts";
import { createSeries, type SeriesSubject } from "./series.ts";
import type { Reader } from "./subject.ts";

export type Lookups = ReturnType<typeof createLookups>;

export type LookupResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "redis" | "clock" | "logger" | "metrics" | "securityLog" | "verticals"
>;

/** Joins the registers, the limits and the audit into what forms may ask. */
export function createLookups(
  resources: LookupResources,
  { series }: { readonly series: Pick<SeriesSubject, "memory"> } = {
    series: createSeries({ ...resources, readPool: resources.pool }),
  },
) {
  const { config, pool, cipher, lookupHash, redis, clock, logger, securityLog, verticals } = resources;
  const outbound = outboundTo(resources, {
    [SPAR_TARGET]: sparTarget(config),
    [VEHICLE_TARGET]: vehicleTarget(config),
    [ORGANISATION_TARGET]: organisationTarget(config),
  });
  const people = createSparRegister({
    outbound,
    agreement: { customerNumber: config.sparCustomerNumber, assignmentId: config.sparAssignmentId },
    clock,
    logger,
  });
  const vehicles = createVehicleRegistry({ outbound, apiKey: config.vehicleRegistryKey, lookupHash, logger });
  const postalCodes = createPostalCodes();
  const guard = createSubjectGuard({
    counter: createDistinctCounter({ redis, lookupHash, clock }),
    audit: createLookupAudit({ pool, lookupHash }),
    securityLog,
    auditFailed: (error) => logger.error("lookup not audited", { error }),
  });
  const journey = createLookupJourney({
    postalCodes,
    register: people,
    cache: createPersonMemory({ redis, cipher, lookupHash }),
    guard,
    vehicles,
    organisations: createOrganisationRegistry({ outbound, apiKey: config.organisationRegistryKey, logger }),
    mailDomains: createMailDomains({ dnsServer: config.dnsServer, clock }),
    verticals,
    clock,
  });
  const formTokens = createFormTokens({ keys: createCookieKeys(config), clock });
  return {
    journey,
    guard,
    formTokens,
    /** For other subjects that need the registers. */
    people,
    vehicles,
    /** What registers know of what is searched for. */
    facts: createFactsSource({ registers: factRegisters({ vehicles, series: series.memory }), clock }),
    postalCodes,
    calls: lookupCalls({ journey }),
    pages: ({ visitor }: Reader): LookupPages => ({ formToken: () => formTokens.issue(visitor.owner()) }),
    close: () => outbound.close(),
  };
}
