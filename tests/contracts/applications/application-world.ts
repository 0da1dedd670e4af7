import { createAcceptanceStore } from "#adapters/postgres/acceptance-store.ts";
import { createAnswerStore } from "#adapters/postgres/answer-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { actOnAnswer, type AnswerAct } from "#journeys/applications/act-on-answer.ts";
import { ANSWER_WORKFLOW } from "#journeys/applications/acted-signal.ts";
import { applicationLimitsAt, type FollowAnswerPorts } from "#journeys/applications/follow-answer.ports.ts";
import { followAnswer } from "#journeys/applications/follow-answer.workflow.ts";
import { submitApplication } from "#journeys/applications/submit-application.ts";
import { type SuppliedFiles, supplyFiles } from "#journeys/applications/supply-files.ts";
import { sweepAnswers } from "#journeys/applications/sweep-answers.ts";
import { createHarmlessCopy } from "#main/harmless-copy.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { createLenders } from "#simulators/lenders/lenders.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startTestEngine } from "#tests/contracts/restate/test-engine.ts";
import { applyForCredit } from "#verticals/_credit/protocols/apply-credit.ts";

/** Skatteverket's test numbers. */
export const APPLICANT = "198502102380";
const STRANGER = "195802142785";
export const EMAIL = "sokande@post.example";
export const VERTICAL = "any";

/** What an ordinary applicant answers: seven of eight lenders make an offer, one of them after a payslip. */
export const FIELDS = {
  amount: "120000",
  years: "5",
  purpose: "renovation",
  income: "38000",
  employment: "permanent",
  housing: "tenant",
  housingcost: "8000",
  children: "1",
  othercredit: "0",
};

export type ApplicationWorld = Awaited<ReturnType<typeof startApplicationWorld>>;

/** Database, engine and lenders are real; days last as long as given. */
const copyHarmless = createHarmlessCopy();

export async function startApplicationWorld(topic: string, dayMs: number) {
  const database = await createTestDatabase(topic);
  const pool = database.openPool();
  const cipher = createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]);
  const lookupHash = createLookupHash(Buffer.alloc(32, 8));
  const stores = { pool, cipher, lookupHash };
  const people = { applicant: randomId(), stranger: randomId() };
  for (const [id, number] of [
    [people.applicant, APPLICANT],
    [people.stranger, STRANGER],
  ] as const)
    await pool.query(
      "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $2, 'x', 'x', now(), now())",
      [id, lookupHash("person", number)],
    );
  const simulators = await startSimulators({
    seed: 1,
    speed: "instant",
    systems: (tools) => createLenders(tools, dayMs),
  });
  const outbound = createOutbound({
    resolveTarget: (slug) => ({ baseUrl: `${simulators.url}/insurers/${slug}`, halfOpenAfterMs: 50 }),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const answers = createAnswerStore(stores);
  let signaller: Pick<WorkflowStarter, "signal"> | undefined;
  const ports: FollowAnswerPorts = {
    answers,
    gateway: createProviderGateway(outbound),
    findApply: (vertical) => (vertical === VERTICAL ? applyForCredit : undefined),
    applicationUrl: (hash) => `https://sparv.example/minasidor/ansokningar/#${hash}`,
    mail: {
      mails: createMailStore(stores),
      starter: { start: () => Promise.resolve() },
      startFailed: () => undefined,
      newId: randomId,
    },
    starter: { signal: async (...signal) => signaller?.signal(...signal) },
    clock: systemClock,
    // A busy machine may send the applications seconds after they were made.
    limits: { ...applicationLimitsAt(dayMs), answerMs: 4 * dayMs + 8_000, lookDeadlineMs: 2_000 },
  };
  const workflow = {
    name: ANSWER_WORKFLOW,
    remembersMs: 3_600_000,
    body: (durable: Parameters<typeof followAnswer>[0]) => followAnswer(durable, ports),
  };
  const engine = await startTestEngine([workflow]);
  signaller = engine.starter;
  return {
    pool,
    stores,
    ports,
    answers,
    acceptances: createAcceptanceStore(stores),
    applications: createApplicationStore(stores),
    engine,
    people,
    lenders: controlSimulators(simulators.url),
    /** Returns the hash. `isLost`: the engine is not notified. */
    async apply(fields: Record<string, string> = FIELDS, isLost = false): Promise<string> {
      const applicationHash = randomId();
      const starter = isLost ? { start: () => Promise.reject(new Error("engine down")) } : engine.starter;
      const made = {
        applicationHash,
        vertical: VERTICAL,
        request: { personalNumber: APPLICANT, email: EMAIL, fields },
      };
      const submit = () =>
        submitApplication({ ...ports, starter, startFailed: () => undefined, newId: randomId }, made);
      await submit();
      // A form that is sent twice.
      await submit();
      return applicationHash;
    },
    sweep: () => sweepAnswers({ answers, starter: engine.starter, clock: systemClock }),
    act: (act: Omit<AnswerAct, "personId">, personId = people.applicant) => actOnAnswer(ports, { ...act, personId }),
    supply: (supplied: Omit<SuppliedFiles, "personId">, personId = people.applicant) =>
      supplyFiles({ ...ports, copyHarmless }, { ...supplied, personId }),
    async stop() {
      await engine.stop();
      await outbound.close(0);
      await simulators.close();
      await database.drop();
    },
  };
}
