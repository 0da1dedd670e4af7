import { loginReturnPath } from "#domain/addresses/return-paths.ts";
import { BANKID_TARGET, bankIdTarget, createBankId } from "#adapters/bankid/bankid-client.ts";
import { createLoginStore } from "#adapters/postgres/login-store.ts";
import { createSessionStore } from "#adapters/postgres/session-store.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { FindSession } from "#http/middleware/session.ts";
import type { VisitorIds } from "#journeys/identity/visitor-ids.port.ts";
import { createLoginJourney, type LoginJourney } from "#journeys/login/login-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import { createRunningVisitorIds } from "./visitor-ids.ts";

export interface LoginSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly securityLog: SecurityLog;
}

export interface Login {
  readonly journey: LoginJourney;
  readonly findSession: FindSession;
  readonly visitorIds: VisitorIds;
  /** Resolves when it is known which visitor ids are good. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Joins BankID and the database into logging in and being logged in. */
export function createLogin({ config, pool, clock, logger, metrics, securityLog }: LoginSetup): Login {
  const target = bankIdTarget(config);
  const outbound = createOutbound({
    resolveTarget: (name) => (name === BANKID_TARGET ? target : undefined),
    metrics,
    logger,
    clock,
  });
  const lookupHash = createLookupHash(config.lookupKey);
  const store = { pool, cipher: createColumnCipher(config.columnKeys), lookupHash };
  const domain = new URL(config.publicOrigin).hostname;
  const visitors = createRunningVisitorIds({ databaseUrl: config.databaseUrl, pool, clock, logger, securityLog });
  const journey = createLoginJourney({
    visitorIds: visitors.ids,
    bankId: createBankId({ outbound, domain, logger }),
    logins: createLoginStore(store),
    sessions: createSessionStore(store),
    clock,
    newId: randomId,
    newToken: randomToken,
    deviceIdentifier: (owner) => lookupHash("visitor", owner),
    returnUrl: (nonce) => `${config.publicOrigin}${loginReturnPath(nonce)}`,
    domain,
    noted: ({ loginId, outcome, reason }) => logger.info("login", { loginId, outcome, reason }),
    foundUnusual: ({ loginId, device }) =>
      securityLog.observed({
        kind: "login-risk",
        loginId,
        rule: `${device}-device`,
        reason: "moderate-risk-other-address",
      }),
    cancelFailed: (error) => logger.warn("bankid order not called off", { error }),
  });
  return {
    journey,
    findSession: (token, use) => journey.session(token, use),
    visitorIds: visitors.ids,
    ready: visitors.ready,
    async close() {
      await Promise.all([outbound.close(), visitors.close()]);
    },
  };
}
