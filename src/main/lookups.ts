import { createSecretKey } from "node:crypto";
import {
  ADDRESS_PRICES_TARGET,
  addressPricesTarget,
  createAddressPrices,
} from "#adapters/address-prices/address-prices.ts";
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
import { createFormTokens, type FormTokens } from "#http/middleware/form-token.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import { createSubjectGuard, type SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import { createLookupJourney, type LookupJourney } from "#journeys/lookup/lookup-journey.ts";
import type { PersonRegister, PostalCodes, VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface LookupSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly redis: RedisConnection;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly securityLog: SecurityLog;
  readonly verticals: readonly AnyVerticalServer[];
}

export interface Lookups {
  readonly journey: LookupJourney;
  readonly guard: SubjectGuard;
  readonly formTokens: FormTokens;
  /** For other journeys that need the registers. */
  readonly people: PersonRegister;
  readonly vehicles: VehicleRegistry;
  readonly postalCodes: PostalCodes;
  close(): Promise<void>;
}

/** Joins the registers, the limits and the audit into what forms may ask. */
export function createLookups(setup: LookupSetup): Lookups {
  const { config, pool, redis, clock, logger, metrics, securityLog, verticals } = setup;
  const targets: ReadonlyMap<string, TargetSettings> = new Map([
    [SPAR_TARGET, sparTarget(config)],
    [VEHICLE_TARGET, vehicleTarget(config)],
    [ORGANISATION_TARGET, organisationTarget(config)],
    [ADDRESS_PRICES_TARGET, addressPricesTarget(config)],
  ]);
  const outbound = createOutbound({ resolveTarget: (name) => targets.get(name), metrics, logger, clock });
  const lookupHash = createLookupHash(config.lookupKey);
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
    cache: createPersonMemory({ redis, cipher: createColumnCipher(config.columnKeys), lookupHash }),
    guard,
    vehicles,
    organisations: createOrganisationRegistry({ outbound, apiKey: config.organisationRegistryKey, logger }),
    addressPrices: createAddressPrices({ outbound, apiKey: config.addressPricesKey, logger }),
    addressSearchId: (owner, address) => lookupHash("address-search", `${owner} ${address}`),
    mailDomains: createMailDomains({ dnsServer: config.dnsServer, clock }),
    verticals,
    clock,
  });
  const formTokens = createFormTokens({ key: createSecretKey(config.cookieKey), clock });
  return { journey, guard, formTokens, people, vehicles, postalCodes, close: () => outbound.close() };
}
