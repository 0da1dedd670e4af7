import { isOpen } from "#domain/order/order-state.ts";
import type { ProviderSendOutcome } from "#journeys/providers/provider-gateway.port.ts";
import { doublingWaitMs, type Durable } from "#platform/engine/durable.ts";
import type { OrderToPlace, PlacementReading, ProviderOrdering } from "#verticals/_contract/provider.ts";
import { loadOrder } from "./load-order.ts";
import type { OrderOutcome, OrderRow } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";
import { withoutPersonal } from "./without-personal.ts";

/**
 * Places the order effectively exactly once. The engine may repeat a try after any crash, and even run it twice at once, so each
 * checks before it acts, and the store lets only one act at a time. After the last try the order is uncertain and staff must check it:
 * sending it once more might place it twice. The undo is a withdrawal, which is its own journey.
 *
 * Tries are counted here and not by the engine: an unavailable worker or database must not use them up.
 */
export async function placeAtProvider(
  durable: Durable,
  ports: PlaceOrderPorts,
  tried?: Unknown,
): Promise<OrderOutcome | Awaiting> {
  const { maxTries, firstWaitMs, maxWaitMs } = ports.limits;
  let last = tried;
  for (let tries = last ? 1 : 0; ; tries++) {
    if (last && tries >= maxTries) return { state: "uncertain", why: last.why };
    if (last) await durable.sleep(`wait-${tries}`, doublingWaitMs(tries, firstWaitMs, maxWaitMs));
    const result = await durable.run(`place-${tries + 1}`, async () =>
      tryToPlace(await loadOrder(durable.key, ports), ports),
    );
    if (result.state !== "unknown") return result;
    last = result;
  }
}

/** Whether the order is placed is still unknown: to be tried again. */
export interface Unknown {
  readonly state: "unknown";
  readonly why: string;
}

/** The provider holds the order until the visitor has acted on its page. */
export interface Awaiting {
  readonly state: "awaiting";
}

const unknown = (why: string): Unknown => ({ state: "unknown", why });

/** An order that was loaded a moment ago is recent enough: another attempt since, or a settlement, refuses this one. */
export async function tryToPlace(order: OrderRow, ports: PlaceOrderPorts): Promise<OrderOutcome | Unknown | Awaiting> {
  const settled = settledOutcome(order);
  if (settled) return settled;
  const ordering = ports.findOrdering(order.vertical, order.providerSlug);
  if (!ordering) return { state: "uncertain", why: `${order.providerSlug} takes no orders` };

  await letOpenAttemptEnd(order, ports);
  const found = await look(order, ordering, ports);
  const read = found.kind === "not-found" ? await act(order, ordering, ports) : outcomeOf(order, found);
  return storeWaiting(order, read, ports);
}

/** The provider's record of an order that waits for the visitor. */
export async function lookAtProvider(
  orderId: string,
  ports: PlaceOrderPorts,
): Promise<OrderOutcome | Unknown | Awaiting | { readonly state: "not-found" }> {
  const order = await loadOrder(orderId, ports);
  const settled = settledOutcome(order);
  const ordering = ports.findOrdering(order.vertical, order.providerSlug);
  if (settled || !ordering) return settled ?? unknown("takes no orders");
  const found = await look(order, ordering, ports);
  if (found.kind === "not-found") return { state: "not-found" };
  return storeWaiting(order, outcomeOf(order, found), ports);
}

type ReadOutcome = OrderOutcome | Unknown | { readonly state: "awaiting"; readonly url: string };

/** The page's URL is stored, and not passed to the engine. */
async function storeWaiting(
  order: OrderRow,
  read: ReadOutcome,
  { orders }: PlaceOrderPorts,
): Promise<OrderOutcome | Unknown | Awaiting> {
  if (read.state !== "awaiting") return read;
  await orders.markAwaiting(order.orderId, read.url);
  return { state: "awaiting" };
}

/** Staff may have settled it during the wait. */
function settledOutcome(order: OrderRow): OrderOutcome | undefined {
  if (order.state === "placed") return { state: "placed", providerOrderId: order.providerOrderId ?? "" };
  if (order.state === "refused") return { state: "refused", message: order.message ?? "" };
  if (isOpen(order.state)) return undefined;
  return { state: order.state, why: order.message ?? "" };
}

async function letOpenAttemptEnd({ openAttemptAgeMs }: OrderRow, { clock, limits }: PlaceOrderPorts): Promise<void> {
  if (openAttemptAgeMs === undefined || openAttemptAgeMs >= limits.quietMs) return;
  await clock.sleep(limits.quietMs - openAttemptAgeMs);
}

type Reading = PlacementReading | { readonly kind: "not-found" };

async function look(order: OrderRow, ordering: ProviderOrdering, ports: PlaceOrderPorts): Promise<Reading> {
  const sent = await ports.gateway.send({
    slug: order.providerSlug,
    request: ordering.find(order.orderId),
    deadlineMs: ports.limits.lookDeadlineMs,
    repeatable: true,
  });
  if (sent.kind === "failed") return { kind: "unreadable", why: `look: ${sent.reason}` };
  return readSafely(() => ordering.readFound(sent.reply));
}

async function act(
  order: OrderRow,
  ordering: ProviderOrdering,
  { orders, gateway, limits, orderUrl }: PlaceOrderPorts,
): Promise<ReadOutcome> {
  if (!(await orders.beginAttempt(order.orderId, order.attempts))) return unknown("another run is placing it");
  const sent = await gateway.send({
    slug: order.providerSlug,
    request: ordering.place(orderToPlace(order, orderUrl(order))),
    deadlineMs: limits.placeDeadlineMs,
    repeatable: false,
  });
  const outcome =
    sent.kind === "replied"
      ? outcomeOf(
          order,
          readSafely(() => ordering.readPlaced(sent.reply)),
        )
      : unknown(`place: ${sent.reason}`);
  if (outcome.state === "unknown" && isOver(sent)) await orders.endAttempt(order.orderId, order.attempts + 1);
  return outcome;
}

/** A reader that throws is our own mistake, but the order must still end. */
function readSafely<Read>(read: () => Read): Read | { readonly kind: "unreadable"; readonly why: string } {
  try {
    return read();
  } catch {
    return { kind: "unreadable", why: "reader threw" };
  }
}

/** The provider has answered, or never received the call: nothing is in progress there that the next check could miss. */
const isOver = (sent: ProviderSendOutcome): boolean =>
  sent.kind === "replied" || sent.reason === "circuit-open" || sent.reason === "overloaded";

function outcomeOf(order: OrderRow, reading: PlacementReading): ReadOutcome {
  switch (reading.kind) {
    case "placed":
      return { state: "placed", providerOrderId: reading.providerOrderId };
    case "refused":
      return { state: "refused", message: withoutPersonal(reading.message, order.personal) };
    case "invalid":
      return { state: "refused", field: reading.field, message: withoutPersonal(reading.message, order.personal) };
    case "interaction":
      return { state: "awaiting", url: reading.url };
    case "unreadable":
      return unknown(withoutPersonal(reading.why, order.personal));
  }
}

function orderToPlace(order: OrderRow, returnUrl: string): OrderToPlace {
  const { personalNumber, ...otherPersonal } = order.personal;
  return {
    reference: order.orderId,
    subscriptionId: order.subscriptionId,
    yearlyFeeOre: order.offer.quoted.yearlyFeeOre,
    startDate: order.startDate,
    personalNumber,
    fields: { ...order.fields, ...otherPersonal },
    returnUrl,
  };
}
