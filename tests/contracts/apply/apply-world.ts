import { createDraftStore } from "#adapters/postgres/draft-store.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { noopSecurityLog } from "#domain/security/security-event.ts";
import { type ApplyJourney, createApplyJourney } from "#journeys/apply/apply-journey.ts";
import type { SigningStart } from "#journeys/signing/start-signing.ts";
import type { SigningView } from "#journeys/signing/signing-view.ts";
import { createAccepting } from "#main/apply.ts";
import { createMailing } from "#main/mail.ts";
import { createSigning } from "#main/signing.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger as logger } from "#platform/logging/logger.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { appliedVerticals } from "#verticals/server-registry.ts";

export type ApplyWorld = Awaited<ReturnType<typeof startApplyWorld>>;

/** Applications up to their submission: real database, real signing against the simulated BankID. The engine is down: rows are the record. */
export async function startApplyWorld(topic: string) {
  const [[port = 0], database, simulators] = await Promise.all([
    freePorts(1),
    createTestDatabase(topic),
    startSimulators({ seed: 1, speed: "instant" }),
  ]);
  const config = readConfig(
    developmentEnvironment({
      SPARV_ENVIRONMENT: "test",
      SPARV_DATABASE_URL: database.url,
      SPARV_RESTATE_INGRESS_URL: `http://127.0.0.1:${port}`,
      SPARV_BANKID_URL: `${simulators.ownUrls["bankid/rp"]}/rp/v6.0`,
    }),
  );
  const pool = database.openPool();
  const resources = {
    config,
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
    starter: createRestateStarter({ ingressUrl: config.restateIngressUrl }),
    applied: appliedVerticals,
    clock: systemClock,
    logger,
    metrics: createMetrics(),
    securityLog: noopSecurityLog,
  };
  const mailing = createMailing(resources);
  const signing = createSigning(resources, {
    mailing,
    // Asked about orders alone.
    lookups: { guard: { ask: () => Promise.reject(new Error("an application asks about no order")) } },
  });
  const registered = new Map<string, string>();
  const journeyAt = (clock: { nowMs(): number }): ApplyJourney =>
    createApplyJourney({
      applied: appliedVerticals,
      drafts: createDraftStore(resources),
      signing: signing.journey,
      clock,
      newId: randomId,
      registeredName: (personalNumber) => Promise.resolve(registered.get(personalNumber)),
    });
  let phones = 0;
  return {
    pool,
    /** The names that the register has for these numbers; of others it has none. */
    registered,
    resources,
    mailing,
    accepting: createAccepting(resources, mailing),
    journey: journeyAt(systemClock),
    journeyAt,
    signing: signing.journey,
    /** Scans the code of a signing with a phone of its own, and approves as the person. */
    async approve({ qrText }: SigningView, personalNumber: string): Promise<void> {
      const phone = bankIdPhone(simulators.url, `${topic}-${(phones += 1)}`);
      const order = await phone.scan(qrText ?? "", personalNumber);
      if (order === undefined) throw new Error("the app does not take the code");
      await phone.approve(order);
    },
    /** Asks as a page does, until the signing is no longer pending. */
    async follow(started: Extract<SigningStart, { kind: "started" }>, owner: string, vertical: string, maxTries = 40) {
      const { signingId, signingSecret } = started.begun;
      const reference = { signingId, vertical, browser: { owner, secrets: [signingSecret] } };
      for (let tries = 0; ; tries++) {
        const view = await signing.journey.follow(reference);
        if (view?.status !== "pending" || tries > maxTries) return view;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    },
    async stop() {
      await signing.close();
      await simulators.close();
      await database.drop();
    },
  };
}
