import { signingReturnPath } from "#domain/addresses/return-paths.ts";
import { BANKID_TARGET, bankIdTarget, createBankId } from "#adapters/bankid/bankid-client.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createSigningStore } from "#adapters/postgres/signing-store.ts";
import { countSigning } from "#journeys/signing/count-signing.ts";
import type { SigningPorts } from "#journeys/signing/signing.ports.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";

export interface SigningSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface SigningParts {
  readonly ports: SigningPorts;
  close(): Promise<void>;
}

/** Joins BankID and the database into signing an order: for visitors in the web program, for what they left in the worker. */
export function createSigningParts({ config, pool, starter, clock, logger, metrics }: SigningSetup): SigningParts {
  const target = bankIdTarget(config);
  const resolveTarget = (name: string) => (name === BANKID_TARGET ? target : undefined);
  const outbound = createOutbound({ resolveTarget, metrics, logger, clock });
  const lookupHash = createLookupHash(config.lookupKey);
  const stored = { pool, cipher: createColumnCipher(config.columnKeys), lookupHash };
  const ports: SigningPorts = {
    bankId: createBankId({ outbound, domain: new URL(config.publicOrigin).hostname, logger }),
    signings: createSigningStore(stored),
    identified: createIdentifiedPersons(stored),
    orders: createOrderStore(stored),
    starter,
    startFailed: (orderId, error) => logger.warn("order not started, left to the sweep", { orderId, error }),
    clock,
    newId: randomId,
    newToken: randomToken,
    deviceIdentifier: (owner) => lookupHash("visitor", owner),
    returnUrl: (nonce) => `${config.publicOrigin}${signingReturnPath(nonce)}`,
    noted: (event) => {
      const { signingId, orderId, outcome, reason } = event;
      logger.info("signing", { signingId, orderId, outcome, reason });
      const counted = countSigning(event);
      if (counted) metrics.signingMoved(counted);
    },
    cancelFailed: (error) => logger.warn("bankid order not cancelled", { error }),
  };
  return { ports, close: () => outbound.close() };
}
