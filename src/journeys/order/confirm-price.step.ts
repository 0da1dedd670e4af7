import { doublingWaitMs, type Durable } from "#platform/engine/durable.ts";
import type { PriceReading } from "#verticals/_contract/provider.ts";
import { toPriceQuestion } from "./price-question.ts";
import { loadOrder } from "./load-order.ts";
import type { OrderOutcome, OrderRow } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";
import { withoutPersonal } from "./without-personal.ts";

/**
 * Asks the provider once more for the price, right before the order is placed. Undefined when the visitor saw the same price;
 * otherwise nothing is placed, and the visitor must see the new price first. Nothing to undo.
 */
export async function confirmPrice(durable: Durable, ports: PlaceOrderPorts): Promise<OrderOutcome | undefined> {
  const { maxPriceTries, firstWaitMs, maxWaitMs } = ports.limits;
  // The first was `tryFirst`.
  for (let tries = 1; tries < maxPriceTries; tries++) {
    await durable.sleep(`price-wait-${tries}`, doublingWaitMs(tries, firstWaitMs, maxWaitMs));
    const result = await durable.run(`price-${tries + 1}`, async () =>
      tryToConfirm(await loadOrder(durable.key, ports), ports),
    );
    if (result === "same") return undefined;
    if (result !== "unknown") return result;
  }
  return { state: "repriced", why: "the provider gave no price" };
}

export type PriceAnswer = OrderOutcome | "same" | "unknown";

export async function tryToConfirm(order: OrderRow, ports: PlaceOrderPorts): Promise<PriceAnswer> {
  const ordering = ports.findOrdering(order.vertical, order.providerSlug);
  // After an attempt the order may be placed, and only the provider's record shows it. The next step handles a provider without ordering.
  if (order.attempts > 0 || !ordering) return "same";
  const question = toPriceQuestion({ ...order, reference: order.orderId });
  const sent = await ports.gateway.send({
    slug: order.providerSlug,
    request: ordering.price(question),
    deadlineMs: ports.limits.lookDeadlineMs,
    repeatable: true,
  });
  if (sent.kind === "failed") return "unknown";
  return outcomeOf(
    order,
    readSafely(() => ordering.readPriced(sent.reply, question)),
  );
}

function readSafely(read: () => PriceReading): PriceReading {
  try {
    return read();
  } catch {
    return { kind: "unreadable", why: "reader threw" };
  }
}

function outcomeOf(order: OrderRow, reading: PriceReading): PriceAnswer {
  switch (reading.kind) {
    case "priced":
      return isSame(order, reading) ? "same" : { state: "repriced", why: `${reading.yearlyFeeOre}` };
    case "outdated":
      return { state: "repriced", why: "the quote is too old" };
    case "invalid":
      return { state: "refused", field: reading.field, message: withoutPersonal(reading.message, order.personal) };
    case "refused":
      return { state: "refused", message: withoutPersonal(reading.message, order.personal) };
    case "unreadable":
      return "unknown";
  }
}

/** Both payment methods, and the quote itself: the placed order is the one that was shown. */
const isSame = (order: OrderRow, priced: Extract<PriceReading, { kind: "priced" }>): boolean =>
  priced.yearlyFeeOre === order.offer.quoted.yearlyFeeOre &&
  priced.monthlyFeeOre === order.offer.quoted.monthlyFeeOre &&
  priced.subscriptionId === order.subscriptionId;
