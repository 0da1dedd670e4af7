import type { FastifyInstance } from "fastify";
import { BANKID_TARGET, bankIdTarget, createBankId } from "#adapters/bankid/bankid-client.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createSigningStore } from "#adapters/postgres/signing-store.ts";
import { signingReturnPath } from "#domain/addresses/return-paths.ts";
import type { BankIdReturnSetup } from "#http/routes/bankid-return.ts";
import { registerSigningReturn } from "#http/routes/signing-return.route.ts";
import type { SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import { countSigning } from "#journeys/signing/count-signing.ts";
import { createSigningJourney } from "#journeys/signing/signing-journey.ts";
import { acceptApplication } from "#journeys/apply/accept-application.ts";
import type { SigningPorts } from "#journeys/signing/signing.ports.ts";
import { sweepSignings } from "#journeys/signing/sweep-signings.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { createAccepting } from "./apply.ts";
import type { Mailing } from "./mail.ts";
import { outboundTo, type Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type SigningResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "applied" | "starter" | "clock" | "logger" | "metrics"
>;

/** Signing an order or an application, for its visitor. */
export function createSigning(
  resources: SigningResources,
  { mailing, lookups }: { readonly mailing: Mailing; readonly lookups: { readonly guard: SubjectGuard } },
) {
  const { ports, close } = joinBankId(resources, mailing);
  const journey = createSigningJourney(ports, lookups.guard);
  const addReturn = (server: FastifyInstance, setup: BankIdReturnSetup) =>
    registerSigningReturn(server, { ...setup, journey });
  return { journey, addReturn, close };
}

/** For signings that their visitors left. */
export function createSigningJobs(resources: SigningResources, mailing: Mailing): Jobs {
  const { ports, close } = joinBankId(resources, mailing);
  return { sweeps: [{ job: "sweepSignings", run: () => sweepSignings(ports) }], close };
}

function joinBankId(resources: SigningResources, mailing: Mailing) {
  const { config, lookupHash, starter, clock, logger, metrics } = resources;
  const outbound = outboundTo(resources, { [BANKID_TARGET]: bankIdTarget(config) });
  const accepting = createAccepting(resources, mailing);
  const ports: SigningPorts = {
    acceptApplication: (application, signature) => acceptApplication(accepting, application, signature),
    bankId: createBankId({ outbound, domain: new URL(config.publicOrigin).hostname, logger }),
    signings: createSigningStore(resources),
    identified: createIdentifiedPersons(resources),
    orders: createOrderStore(resources),
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
