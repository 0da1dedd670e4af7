import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { applyEnd, applyNews, type DeliveryChange, type DeliveryProgress } from "#domain/delivery/delivery-progress.ts";
import { deliveryPhase } from "#domain/delivery/delivery-state.ts";
import { startDelivery } from "#journeys/mail/queue-mail.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { withoutPersonal } from "#journeys/order/without-personal.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { DeliveryReading } from "#verticals/_contract/provider.ts";
import { askAboutDelivery } from "./ask-about-delivery.ts";
import { deliveryMail } from "./delivery-mails.ts";
import type { StoredDelivery } from "./delivery.port.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";

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
    await ports.deliveries.planLook(durable.key, new Date(ports.clock.nowMs() + waitMs));
    const { state, change, round } = await look(durable.key, ports);
    return { state, change, round };
  });

async function look(orderId: string, ports: FollowDeliveryPorts): Promise<DeliveryProgress> {
  const order = await ports.orders.load(orderId);
  const before = await ports.deliveries.find(orderId);
  if (!order || !before) throw new StepRefused("no such delivery");
  const phase = deliveryPhase(before.state);
  if (phase === "over" || phase === "desk") return before;
  if (order.isWithdrawn) return store(ports, order, before, applyEnd(before, "ended"));
  const { patienceMs, customerMs } = ports.limits;
  const nowMs = ports.clock.nowMs();
  if (phase === "customer")
    return nowMs < before.changedAtMs + customerMs ? before : store(ports, order, before, applyEnd(before, "unclear"));
  const reading = await askAboutDelivery(ports, order, before);
  if (reading.kind !== "unreadable") {
    const after = await storeNews(ports, order, before, reading);
    if (after !== before) return after;
  }
  const lastSignMs = Math.max(before.changedAtMs, before.date === undefined ? 0 : Date.parse(before.date));
  return nowMs < lastSignMs + patienceMs ? before : store(ports, order, before, applyEnd(before, "unclear"));
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
    maxRounds: ports.limits.maxRounds,
    canCorrect: (field) => takesCorrections && ports.findCorrection(order.vertical, field, today) !== undefined,
  });
  const message = reading.kind === "refused" ? withoutPersonal(reading.message, order.personal) : undefined;
  return store(ports, order, before, change, message);
}

/** With its mail. A change that another run has stored first is read again at the next look. */
async function store(
  ports: FollowDeliveryPorts,
  order: OrderRow,
  before: StoredDelivery,
  change: DeliveryChange | undefined,
  message?: string,
): Promise<DeliveryProgress> {
  if (!change) return before;
  const mail = deliveryMail(ports, order, change, message);
  const stored = await ports.deliveries.store(order.orderId, change, { message, mail });
  if (stored === false) return before;
  if (stored.mailId !== undefined) await startDelivery(ports.mail, stored.mailId);
  return change.to;
}
