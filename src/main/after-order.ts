import { createCancellationStore } from "#adapters/postgres/cancellation-store.ts";
import { createGiftStore } from "#adapters/postgres/gift-store.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createWithdrawalStore } from "#adapters/postgres/withdrawal-store.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { AfterOrderJourneys } from "#http/routes/after-order.route.ts";
import { createCancellationJourney } from "#journeys/after-order/cancellation-journey.ts";
import type { FormerPolicies } from "#journeys/after-order/cancellation.port.ts";
import { createGiftJourney } from "#journeys/after-order/gift-journey.ts";
import { createWithdrawalJourney } from "#journeys/after-order/withdrawal-journey.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface AfterOrderSetup {
  readonly config: Pick<Config, "columnKeys" | "lookupKey">;
  readonly pool: DatabasePool;
  readonly starter: WorkflowStarter;
  readonly policies: FormerPolicies;
  readonly vehicles: VehicleRegistry;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
}

/** Joins what a customer may do after an order; the worker carries withdrawals and mails. */
export function createAfterOrder(setup: AfterOrderSetup): AfterOrderJourneys {
  const { config, pool, starter, policies, vehicles, verticals, clock, logger, securityLog } = setup;
  const lookupHash = createLookupHash(config.lookupKey);
  const storePorts = { pool, cipher: createColumnCipher(config.columnKeys), lookupHash };
  const orders = createOwnedOrders(storePorts);
  const cancellations = createCancellationStore(storePorts);
  const shared = {
    orders,
    cancellations,
    verticals,
    clock,
    starter,
    startFailed: (id: string, error: unknown) =>
      logger.warn("not started, left to the sweep", { workflowId: id, error }),
    newId: randomId,
  };
  const hashPerson = (personalNumber: string) => lookupHash("person", personalNumber);
  const identified = createIdentifiedPersons({ pool, lookupHash });
  return {
    securityLog,
    cancellation: createCancellationJourney({ ...shared, policies, vehicles, identified, hashPerson }),
    withdrawal: createWithdrawalJourney({ ...shared, withdrawals: createWithdrawalStore(storePorts) }),
    gift: createGiftJourney({ gifts: createGiftStore(storePorts), orders, identified, clock, newId: randomId }),
  };
}
