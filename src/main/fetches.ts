import { fetchReturnPath } from "#domain/addresses/return-paths.ts";
import {
  createInsuranceData,
  INSURANCE_DATA_TARGET,
  insuranceDataTarget,
} from "#adapters/insurance-data/insurance-data.ts";
import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { createFetchProgress } from "#adapters/redis/fetch-progress.ts";
import { createVehicleRegistry, VEHICLE_TARGET, vehicleTarget } from "#adapters/vehicle-registry/vehicle-registry.ts";
import { checkOwner } from "#journeys/fetch/check-owner.ts";
import { createCurrentInsurances } from "#journeys/fetch/current-insurances.ts";
import type { FetchInsurancePorts } from "#journeys/fetch/fetch-insurance.ports.ts";
import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface FetchSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly redis: RedisConnection;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly verticals: readonly AnyVerticalServer[];
}

/** What web and worker share: store, cache and the way to the aggregator. */
export interface FetchParts extends Pick<
  FetchInsurancePorts,
  "fetches" | "insuranceData" | "progress" | "findFetching" | "checkOwner" | "returnUrl" | "clock"
> {
  readonly currentInsurances: CurrentInsuranceSource;
  close(): Promise<void>;
}

export function createFetchParts({ config, pool, cipher, redis, clock, logger, ...setup }: FetchSetup): FetchParts {
  const targets: ReadonlyMap<string, TargetSettings> = new Map([
    [INSURANCE_DATA_TARGET, insuranceDataTarget(config)],
    [VEHICLE_TARGET, vehicleTarget(config)],
  ]);
  const outbound = createOutbound({
    resolveTarget: (name) => targets.get(name),
    metrics: setup.metrics,
    logger,
    clock,
  });
  const fetches = createFetchStore({ pool, cipher });
  const lookupHash = createLookupHash(config.lookupKey);
  const owners = {
    vehicles: createVehicleRegistry({ outbound, apiKey: config.vehicleRegistryKey, lookupHash, logger }),
    hashPerson: (personalNumber: string) => lookupHash("person", personalNumber),
  };
  const findVertical = (name: string) => setup.verticals.find(({ description }) => description.name === name);
  return {
    fetches,
    insuranceData: createInsuranceData({ outbound, apiKey: config.insuranceDataKey, clock, logger }),
    progress: createFetchProgress({ redis, cipher }),
    findFetching: (name) => findVertical(name)?.fetching,
    async checkOwner(name, subject) {
      const rules = findVertical(name)?.description.fetch;
      return rules && checkOwner(owners, rules, subject);
    },
    returnUrl: (nonce) => `${config.publicOrigin}${fetchReturnPath(nonce)}`,
    clock,
    currentInsurances: createCurrentInsurances(fetches),
    close: () => outbound.close(),
  };
}
