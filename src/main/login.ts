import type { FastifyInstance } from "fastify";
import { BANKID_TARGET, bankIdTarget, createBankId } from "#adapters/bankid/bankid-client.ts";
import { createLoginStore } from "#adapters/postgres/login-store.ts";
import { createSessionStore } from "#adapters/postgres/session-store.ts";
import { createVisitorIdStore, VISITOR_IDS_CHANNEL } from "#adapters/postgres/visitor-ids.ts";
import { loginReturnPath } from "#domain/addresses/return-paths.ts";
import { isFreshLogin } from "#domain/session/fresh-login.ts";
import type { LoginPages } from "#http/contract/page-services.ts";
import { type FindSession, loggedOutHeaders } from "#http/middleware/session.ts";
import type { BankIdReturnSetup } from "#http/routes/bankid-return.ts";
import { registerLoginReturn } from "#http/routes/login-return.route.ts";
import { loginCalls } from "#http/routes/login.route.ts";
import { createVisitorIds } from "#journeys/identity/visitor-ids.ts";
import { countLogin } from "#journeys/login/count-login.ts";
import { createLoginJourney } from "#journeys/login/login-journey.ts";
import { listen } from "#platform/database/listen.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { outboundTo, type Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

export type LoginResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "clock" | "outageLogger" | "metrics" | "securityLog"
>;

/** Joins BankID and the database into logging in and being logged in. */
export function createLogin(resources: LoginResources) {
  const { config, lookupHash, clock, outageLogger: logger, metrics, securityLog } = resources;
  const outbound = outboundTo({ metrics, logger, clock }, { [BANKID_TARGET]: bankIdTarget(config) });
  const domain = new URL(config.publicOrigin).hostname;
  const visitors = followVisitorIds(resources);
  const journey = createLoginJourney({
    visitorIds: visitors.ids,
    bankId: createBankId({ outbound, domain, logger }),
    logins: createLoginStore(resources),
    sessions: createSessionStore(resources),
    clock,
    newId: randomId,
    newToken: randomToken,
    deviceIdentifier: (owner) => lookupHash("visitor", owner),
    returnUrl: (nonce) => `${config.publicOrigin}${loginReturnPath(nonce)}`,
    domain,
    noted: (event) => {
      const { loginId, outcome, reason } = event;
      logger.info("login", { loginId, outcome, reason });
      const counted = countLogin(event);
      if (counted) metrics.loginMoved(counted);
    },
    foundUnusual: ({ loginId, device }) =>
      securityLog.observed({
        kind: "login-risk",
        loginId,
        rule: `${device}-device`,
        reason: "moderate-risk-other-address",
      }),
    cancelFailed: (error) => logger.warn("bankid order not called off", { error }),
  });
  const findSession: FindSession = (token, use) => journey.session(token, use);
  return {
    journey,
    findSession,
    visitorIds: visitors.ids,
    /** Resolves when it is known which visitor ids are good. */
    ready: visitors.ready,
    calls: loginCalls({ journey, clock }),
    addReturn: (server: FastifyInstance, setup: BankIdReturnSetup) =>
      registerLoginReturn(server, { ...setup, journey }),
    pages: ({ visitor, session, token }: Reader): LoginPages => ({
      session,
      async identity() {
        const live = await session();
        return live && journey.identity(live);
      },
      hasJustLoggedIn: (person) => isFreshLogin(person, clock.nowMs()),
      async logOut() {
        await journey.logOut(token, visitor.isKnown() ? visitor.owner() : undefined);
        visitor.forget();
        return loggedOutHeaders();
      },
    }),
    close: () => Promise.all([outbound.close(), visitors.close()]),
  };
}

/** How late a node is at most when a message between nodes was lost. */
const CHECK_MS = 1_000;

function followVisitorIds({ config, pool, clock, outageLogger: logger, securityLog }: LoginResources) {
  const ids = createVisitorIds({ store: createVisitorIdStore(pool), clock, securityLog });
  const catchUp = (): Promise<void> =>
    ids.catchUp().catch((error: unknown) => logger.warn("visitor ids not read", { error }));
  const listening = listen({
    url: config.databaseUrl,
    name: "sparv-web-visitor-ids",
    channel: VISITOR_IDS_CHANNEL,
    clock,
    notified: () => void catchUp(),
    connectionFailed: (error) => logger.warn("database connection lost", { error }),
  });
  const checking = setInterval(() => void catchUp(), CHECK_MS);
  return {
    ids,
    /** What the database knows has been read once, or cannot be read now. */
    ready: catchUp(),
    async close() {
      clearInterval(checking);
      await listening.close();
    },
  };
}
