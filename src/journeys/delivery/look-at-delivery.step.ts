import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { applyNews, applyTimeout, type DeliveryProgress, restartsOf } from "#domain/delivery/delivery-progress.ts";
import { deliveryPhase } from "#domain/delivery/delivery-state.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { withoutPersonal } from "#journeys/order/without-personal.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { DeliveryReading } from "#verticals/_contract/provider.ts";
import { askAboutDelivery } from "./ask-about-delivery.ts";
import type { StoredDelivery } from "./delivery.port.ts";
import { orderIdIn } from "./delivery-key.ts";
import { endWithdrawn } from "./end-withdrawn.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";
import { storeChange } from "./store-change.ts";

/** What the engine may know. */
type Looked = Pick<DeliveryProgress, "state" | "change" | "round">;

/** Asks the provider once and stores what is new. No retry limit: the database recovers, and the provider is asked again later. */
export const lookAtDelivery = (
  durable: Durable,
  ports: FollowDeliveryPorts,
  number: number,
  waitMs: number,
): Promise<Looked> =>
  durable.run(`look-${number}`, async () => {
    const orderId = orderIdIn(durable.key);
    await ports.deliveries.planLook(orderId, new Date(ports.clock.nowMs() + waitMs));
    const { state, change, round } = await look(orderId, ports);
    return { state, change, round };
  });

async function look(orderId: string, ports: FollowDeliveryPorts): Promise<DeliveryProgress> {
  const order = await ports.orders.load(orderId);
  const before = await ports.deliveries.find(orderId);
  if (!order || !before) throw new StepRefused("no such delivery");
  const phase = deliveryPhase(before.state);
  if (phase === "over" || phase === "desk") return before;
  // Until the provider has confirmed it, staff may still find out that the order continues.
  if (order.isWithdrawn) return (await ports.isStopped(orderId)) ? endWithdrawn(ports, order, before) : before;
  const { patienceMs, customerMs } = ports.limits;
  const nowMs = ports.clock.nowMs();
  if (phase === "customer")
    return nowMs < before.changedAtMs + customerMs ? before : storeChange(ports, order, before, applyTimeout(before));
  const reading = await askAboutDelivery(ports, order, before);
  if (reading.kind !== "unreadable") {
    const after = await storeNews(ports, order, before, reading);
    if (after !== before) return after;
  }
  const lastSignMs = Math.max(before.changedAtMs, before.date === undefined ? 0 : Date.parse(before.date));
  return nowMs < lastSignMs + patienceMs ? before : storeChange(ports, order, before, applyTimeout(before));
}

function storeNews(
  ports: FollowDeliveryPorts,
  order: OrderRow,
  before: StoredDelivery,
  reading: Exclude<DeliveryReading, { kind: "unreadable" }>,
): Promise<DeliveryProgress> {
  const today = swedishDate(ports.clock.nowMs());
  const takesCorrections = ports.findDelivery(order.vertical, order.providerSlug)?.correct !== undefined;
  const change = applyNews(before, reading, {
    maxRounds: ports.limits.maxRounds * (1 + restartsOf(before.history)),
    canCorrect: (field) => takesCorrections && ports.findCorrection(order.vertical, field, today) !== undefined,
  });
  const message = reading.kind === "refused" ? withoutPersonal(reading.message, order.personal) : undefined;
  return storeChange(ports, order, before, change, message);
}
