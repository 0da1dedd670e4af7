import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLeadStore } from "#adapters/postgres/lead-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import { type DeliverLeadPorts, deliverLead, LEAD_WORKFLOW } from "#journeys/leads/deliver-lead.workflow.ts";
import { findLeadIn } from "#journeys/leads/find-lead.ts";
import { perRequestOre } from "#journeys/commission/commission-of.ts";
import { createLeadJourney } from "#journeys/leads/lead-journey.ts";
import type { LeadStore } from "#journeys/leads/lead.port.ts";
import { sweepLeads } from "#journeys/leads/sweep-leads.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startTestEngine } from "#tests/contracts/restate/test-engine.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

const WAIT_MS = 30_000;
const OWNER = "owner-1";
const STRANGER = "owner-2";
const TYPED = { name: "Anna  Lindqvist", phone: "070-123 45 67", email: "anna@post.example", consent: "yes" };

/** Database, engine and banks are real; the offer is one that a bank has given. */
async function startWorld() {
  const database = await createTestDatabase("leads");
  const pool = database.openPool();
  const cipher = createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]);
  const stores = { pool, cipher, lookupHash: createLookupHash(Buffer.alloc(32, 8)) };
  const simulators = await startSimulators({ seed: 1, speed: "instant" });
  const outbound = createOutbound({
    resolveTarget: (slug) => ({ baseUrl: `${simulators.url}/insurers/${slug}`, halfOpenAfterMs: 50 }),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const verticals = createServerVerticals(systemClock);
  const vertical = verticals.find(({ providers }) => providers.some(({ lead }) => lead));
  const provider = vertical?.providers.find(({ lead }) => lead);
  if (!vertical || !provider) throw new Error("no provider takes leads");
  const leads: LeadStore = createLeadStore(stores);
  const ports: DeliverLeadPorts = {
    leads,
    gateway: createProviderGateway(outbound),
    findLead: findLeadIn(verticals),
    mail: {
      mails: createMailStore(stores),
      starter: { start: () => Promise.resolve() },
      startFailed: () => undefined,
      newId: randomId,
    },
    clock: systemClock,
    limits: { firstWaitMs: 200, maxWaitMs: 500, deadlineMs: 1_000, giveUpMs: 60_000 },
  };
  const body = (durable: Parameters<typeof deliverLead>[0]) => deliverLead(durable, ports);
  const engine = await startTestEngine([{ name: LEAD_WORKFLOW, remembersMs: 3_600_000, body }]);
  const detail = {
    situation: { loanKr: 2_400_000, valueKr: 3_200_000 },
    termMonths: 3,
    today: { rate: 364 },
  };
  const journeyWith = (starter: Parameters<typeof createLeadJourney>[0]["starter"]) =>
    createLeadJourney({
      searches: {
        find: (_vertical, owner, searchId) => {
          const resultId = searchId.replace("search-", "");
          const offer = { resultId, providerId: provider.providerId, detail };
          const found = { searchId, vertical, result: { offers: [offer] } };
          return Promise.resolve(owner === OWNER ? (found as never) : undefined);
        },
      },
      searchOfResult: (resultId, owner) => Promise.resolve(owner === OWNER ? `search-${resultId}` : undefined),
      leads,
      isGoodEmail: (email) => Promise.resolve(!email.endsWith(".invalid")),
      starter,
      startFailed: () => undefined,
      newId: randomId,
      commissionOre: perRequestOre,
      clock: systemClock,
    });
  return {
    pool,
    leads,
    ports,
    engine,
    provider,
    name: vertical.description.name,
    journey: journeyWith(engine.starter),
    /** The engine gets no start. */
    lostJourney: journeyWith({
      start: () => Promise.reject(new Error("engine down")),
      outcome: () => Promise.resolve(undefined),
    }),
    control: controlSimulators(simulators.url),
    async stop() {
      await engine.stop();
      await outbound.close(0);
      await simulators.close();
      await database.drop();
    },
  };
}

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world.stop());
beforeEach(() => world.control.clearFaults());

const target = () => `insurers/${world.provider.slug}`;
const fail = (kind: "5xx" | "answer-lost") => world.control.setFaults(target(), { kind, operation: "lead" });

let visitors = 0;

async function send(typed: Record<string, string> = {}, journey = world.journey): Promise<string> {
  // One address gets a few such mails a day.
  const email = `visitor${visitors++}@post.example`;
  const sent = await journey.send(world.name, OWNER, randomId(), { ...TYPED, email, ...typed });
  if (!sent?.ok) throw new Error(JSON.stringify(sent));
  return sent.value;
}
const reach = (leadId: string, state: LeadState) =>
  waitUntil(async () => (await world.leads.find(leadId))?.state === state, WAIT_MS, `the lead to be ${state}`);
const takenOf = async (leadId: string) => (await world.control.orders(target()))[`lead ${leadId}`] ?? 0;
async function mailsOf(leadId: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ template: string }>(
    "select template from mails where split_part(key, ':', 2) = $1",
    [leadId],
  );
  return rows.map(({ template }) => template);
}

describe("a request to a provider", () => {
  it("is delivered once, with one mail, and stored encrypted with the text that was consented to [P-006]", async () => {
    const leadId = await send({ email: TYPED.email });
    await reach(leadId, "delivered");
    expect(await takenOf(leadId)).toBe(1);
    expect(await mailsOf(leadId)).toEqual(["lead-delivered"]);
    const seen = await world.journey.follow(OWNER, leadId);
    expect(seen).toMatchObject({
      state: "delivered",
      contact: { name: "Anna Lindqvist", phone: "0701234567", email: "anna@post.example" },
    });
    expect(seen?.consent).toContain(`till ${world.provider.name}, som får kontakta mig`);
    expect(seen?.facts.length).toBeGreaterThan(2);
    const { rows } = await world.pool.query("select * from leads where id = $1", [leadId]);
    expect(JSON.stringify(rows)).not.toMatch(/Lindqvist|0701234567|post\.example|Sparv får/);
  });

  it("is one request however often the form is sent, also at once", async () => {
    const resultId = randomId();
    const sent = await Promise.all([1, 2, 3].map(() => world.journey.send(world.name, OWNER, resultId, TYPED)));
    const ids = new Set(sent.map((each) => (each?.ok ? each.value : "")));
    expect(ids.size).toBe(1);
    const [leadId = ""] = ids;
    await reach(leadId, "delivered");
    expect(await takenOf(leadId)).toBe(1);
    expect(await mailsOf(leadId)).toEqual(["lead-delivered"]);
  });

  it("waits for a provider that is down, over killed workers and a killed engine, and is then delivered once", async () => {
    await fail("5xx");
    const leadId = await send();
    await world.engine.restartWorker();
    await systemClock.sleep(500);
    expect((await world.leads.find(leadId))?.state).toBe("waiting");
    expect(await takenOf(leadId)).toBe(0);
    expect(await mailsOf(leadId)).toEqual([]);
    await world.engine.restate.restart();
    await world.control.clearFaults();
    await reach(leadId, "delivered");
    expect(await takenOf(leadId)).toBe(1);
    expect(await mailsOf(leadId)).toEqual(["lead-delivered"]);
  });

  it("whose answer was lost is sent again, and is one at the provider", async () => {
    await fail("answer-lost");
    const leadId = await send();
    await expect.poll(() => takenOf(leadId)).toBe(1);
    await world.control.clearFaults();
    await reach(leadId, "delivered");
    expect(await takenOf(leadId)).toBe(1);
  });

  it("that the engine never got is found by the sweep", async () => {
    const leadId = await send({}, world.lostJourney);
    expect((await world.leads.find(leadId))?.state).toBe("waiting");
    const later = { nowMs: () => Date.now() + 60_000 };
    expect(await sweepLeads({ leads: world.leads, starter: world.engine.starter, clock: later })).toBeGreaterThan(0);
    await reach(leadId, "delivered");
  });

  it("that the provider refuses ends with a mail, and is not sent again", async () => {
    const leadId = await send({ name: "Nej Nejsson" });
    await reach(leadId, "refused");
    expect(await takenOf(leadId)).toBe(0);
    expect(await mailsOf(leadId)).toEqual(["lead-failed"]);
  });

  it("ends when the provider cannot be reached in time", async () => {
    await fail("5xx");
    const leadId = await send({}, world.lostJourney);
    await world.pool.query("update leads set asked_at = asked_at - interval '1 hour' where id = $1", [leadId]);
    await world.engine.starter.start(LEAD_WORKFLOW, leadId, {});
    await reach(leadId, "failed");
    expect(await mailsOf(leadId)).toEqual(["lead-failed"]);
  });

  it("that the visitor deletes before it is delivered is never sent", async () => {
    const leadId = await send({}, world.lostJourney);
    expect(await world.journey.erase(STRANGER, leadId)).toBe(false);
    expect(await world.journey.erase(OWNER, leadId)).toBe(true);
    await world.engine.starter.start(LEAD_WORKFLOW, leadId, {});
    expect(await world.engine.starter.outcome(LEAD_WORKFLOW, leadId, WAIT_MS)).toEqual({ state: "erased" });
    expect(await takenOf(leadId)).toBe(0);
    expect(await world.journey.follow(OWNER, leadId)).toBeUndefined();
  });
});

describe("a form", () => {
  it.each([
    ["name", { name: " " }],
    ["phone", { phone: "12" }],
    ["email", { email: "anna@" }],
    ["email", { email: "anna@post.invalid" }],
    ["consent", { consent: "" }],
  ])("without a good %s is not sent", async (field, change) => {
    const sent = await world.journey.send(world.name, OWNER, randomId(), { ...TYPED, ...change });
    expect(sent).toMatchObject({ ok: false, errors: [{ field }] });
  });

  it("of another visitor's offer does not exist", async () => {
    expect(await world.journey.see(world.name, STRANGER, "r1")).toBeUndefined();
    expect(await world.journey.send(world.name, STRANGER, "r1", TYPED)).toBeUndefined();
    const leadId = await send({}, world.lostJourney);
    expect(await world.journey.follow(STRANGER, leadId)).toBeUndefined();
  });
});

it("a request is measured once, on the day that it was made", async () => {
  const leadId = await send({}, world.lostJourney);
  expect(await world.leads.claimMeasuring(leadId)).toBe(true);
  expect(await world.leads.claimMeasuring(leadId)).toBe(false);
  const old = await send({}, world.lostJourney);
  await world.pool.query("update leads set asked_at = asked_at - interval '25 hours' where id = $1", [old]);
  expect(await world.leads.claimMeasuring(old)).toBe(false);
});
