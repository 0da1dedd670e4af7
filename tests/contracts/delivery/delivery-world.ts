import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createSeenFaultStore } from "#adapters/postgres/seen-fault-store.ts";
import { createDeliveryStore } from "#adapters/postgres/delivery-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createWithdrawalClosings } from "#adapters/postgres/withdrawal-closings.ts";
import { createWithdrawalStore } from "#adapters/postgres/withdrawal-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { withdrawalPhase } from "#domain/after-order/withdrawal-state.ts";
import { executeWithdrawal, WITHDRAWAL_WORKFLOW } from "#journeys/after-order/withdrawal.workflow.ts";
import { createDeskJourney } from "#journeys/desk/desk-journey.ts";
import { createDeliveryJourney } from "#journeys/delivery/delivery-journey.ts";
import { endDelivery } from "#journeys/delivery/end-withdrawn.ts";
import { DELIVERY_LIMITS, type FollowDeliveryPorts } from "#journeys/delivery/follow-delivery.ports.ts";
import { DELIVERY_WORKFLOW, followDelivery } from "#journeys/delivery/follow-delivery.workflow.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { jsonReply, type MountedSystem, type SystemReply, type SystemTools } from "#simulators/kernel/system.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import type { OrderDesk } from "#simulators/insurers/order-desk.ts";
import { atOnceWithdrawals } from "#simulators/insurers/withdrawals.ts";
import { startSimulators } from "#simulators/start.ts";
import { createDeliveryDesk, type DeliveryAnswer, type DeliveryDesk } from "#simulators/suppliers/delivery-desk.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startTestEngine } from "#tests/contracts/restate/test-engine.ts";
import { atOnceOrdering } from "#verticals/_ordering/json-at-once.ts";
import type { DeliveryReading, ProviderDelivery, ProviderReply } from "#verticals/_contract/provider.ts";

const SLUG = "prov";
/** The field that a customer may correct, and the only value that the other side knows. */
export const FIELD = "meter";
export const KNOWN_VALUE = "12345";

const replyOf = (answer: DeliveryAnswer): SystemReply =>
  answer.kind === "failed"
    ? { ...jsonReply(200, {}), fault: answer.fault }
    : jsonReply(answer.kind === "none" ? 404 : 200, answer);

const TARGET = `suppliers/${SLUG}`;

/** Every order is placed there. */
const ordersOf = (desk: DeliveryDesk): OrderDesk => ({
  place: () => ({ kind: "placed", orderNumber: "P-1", fault: undefined }),
  find: () => ({ kind: "placed", orderNumbers: ["P-1"] }),
  finish: () => undefined,
  withdraw: (reference) => desk.cancel(reference),
});

const supplierOf = (desk: DeliveryDesk, tools: SystemTools): MountedSystem => ({
  kind: "mounted",
  target: TARGET,
  latency: { minMs: 0, maxMs: 0 },
  operations: [
    atOnceWithdrawals(TARGET, ordersOf(desk), tools),
    {
      name: "delivery",
      method: "GET",
      path: "/deliveries/:reference",
      latencyShare: 1,
      answer: ({ parameters }) => replyOf(desk.ask(parameters["reference"] ?? "")),
    },
    {
      name: "correct",
      method: "POST",
      path: "/deliveries/:reference",
      latencyShare: 1,
      answer: ({ parameters, headers, body }) =>
        replyOf(
          desk.correct({
            reference: parameters["reference"] ?? "",
            idempotencyKey: String(headers["idempotency-key"]),
            value: (JSON.parse(body) as { value: string }).value,
          }),
        ),
    },
  ],
});

type WireAnswer = DeliveryReading & { readonly isAboutValue?: boolean; readonly reason?: string };

function read({ status, body }: ProviderReply): DeliveryReading {
  if (status !== 200) return { kind: "unreadable", why: `status ${status}` };
  const answer = JSON.parse(body) as WireAnswer;
  if (answer.kind !== "refused") return answer;
  return { kind: "refused", message: answer.reason ?? "", ...(answer.isAboutValue ? { field: FIELD } : {}) };
}

const protocol: ProviderDelivery = {
  ask: (reference) => ({ method: "GET", path: `/deliveries/${reference}`, headers: {} }),
  read,
  correct: ({ reference, idempotencyKey, value }) => ({
    method: "POST",
    path: `/deliveries/${reference}`,
    headers: { "idempotency-key": idempotencyKey },
    body: JSON.stringify({ value }),
  }),
  readCorrected: read,
};

export type DeliveryWorld = Awaited<ReturnType<typeof startDeliveryWorld>>;

/** Database, engine and supplier are real; days last fractions of a second. */
export async function startDeliveryWorld(topic: string) {
  const database = await createTestDatabase(topic);
  const pool = database.openPool();
  const cipher = createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]);
  const stores = { pool, cipher, lookupHash: createLookupHash(Buffer.alloc(32, 8)) };
  let desk: DeliveryDesk | undefined;
  const simulators = await startSimulators({
    seed: 1,
    speed: "instant",
    systems: (tools: SystemTools) => {
      const rules = {
        confirmAfterMs: 300,
        moveAfterMs: 1_200,
        completeAfterMs: 2_500,
        accepts: (value: string) => value === KNOWN_VALUE,
      };
      desk = createDeliveryDesk(TARGET, rules, tools);
      return [supplierOf(desk, tools)];
    },
  });
  const outbound = createOutbound({
    resolveTarget: () => ({ baseUrl: `${simulators.url}/suppliers/${SLUG}`, halfOpenAfterMs: 50 }),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const orders = createOrderStore(stores);
  const deliveries = createDeliveryStore(stores);
  const withdrawals = createWithdrawalStore(stores);
  const findCorrection: FollowDeliveryPorts["findCorrection"] = (_vertical, field) =>
    field === FIELD ? { name: FIELD, kind: "text", required: true, label: "Nummer", maxLength: 20 } : undefined;
  const ports: FollowDeliveryPorts = {
    deliveries,
    orders,
    gateway: createProviderGateway(outbound),
    findDelivery: () => protocol,
    findCorrection,
    async isStopped(orderId) {
      const withdrawal = await withdrawals.ofOrder(orderId);
      return withdrawal !== undefined && withdrawalPhase(withdrawal.state) === "confirmed";
    },
    orderUrl: ({ orderId }) => `https://sparv.example/order/klar/?orderid=${orderId}`,
    mail: {
      mails: createMailStore(stores),
      starter: { start: () => Promise.resolve() },
      startFailed: () => undefined,
      newId: randomId,
    },
    clock: systemClock,
    limits: {
      ...DELIVERY_LIMITS,
      firstWaitMs: 100,
      maxWaitMs: 400,
      lookDeadlineMs: 1_000,
      patienceMs: 4_000,
      customerMs: 4_000,
      maxRounds: 2,
    },
  };
  const workflow = {
    name: DELIVERY_WORKFLOW,
    remembersMs: 3_600_000,
    body: (durable: Parameters<typeof followDelivery>[0]) => followDelivery(durable, ports),
  };
  const withdrawing = {
    name: WITHDRAWAL_WORKFLOW,
    remembersMs: 3_600_000,
    body: (durable: Parameters<typeof executeWithdrawal>[0]) =>
      executeWithdrawal(durable, {
        ...ports,
        withdrawals,
        endDelivery: endDelivery(ports),
        findOrdering: () => atOnceOrdering,
        limits: { maxTries: 20, firstWaitMs: 100, maxWaitMs: 400, placeDeadlineMs: 1_000 },
      }),
  };
  const engine = await startTestEngine([workflow, withdrawing]);
  if (!desk) throw new Error("the supplier was not made");
  const journey = createDeliveryJourney({
    orders: createOwnedOrders(stores),
    deliveries,
    findCorrection,
    starter: engine.starter,
    clock: systemClock,
  });
  return {
    pool,
    orders,
    deliveries,
    desk,
    engine,
    journey,
    withdrawals,
    closings: createWithdrawalClosings(stores),
    staff: createDeskJourney({
      desk: createDeskStore(stores),
      faults: createSeenFaultStore(pool),
      starter: engine.starter,
      startFailed: () => undefined,
      mail: ports.mail,
      verticals: [],
      clock: systemClock,
    }),
    supplier: controlSimulators(simulators.url),
    target: TARGET,
    async stop() {
      await engine.stop();
      await outbound.close(0);
      await simulators.close();
      await database.drop();
    },
  };
}
