import { fillNouns } from "#domain/text/nouns.ts";
import { isEnded, shownState } from "#domain/order/order-state.ts";
import { acceptOrder } from "#journeys/order/accept-order.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { PERSONAL_NUMBER } from "./checkout-form.ts";
import type { FoundSubject } from "./checkout-view.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import { isSame, splitValues, type SubmitAnswer } from "./decide-submit.ts";
import { orderOf } from "./order-content.ts";
import { findObstacle, type Obstacle, obstacleOf } from "./order-limits.ts";
import { priceCheckout } from "./price-checkout.ts";

type Values = Readonly<Record<string, string>>;

/** Stores the values as a new version, unless they are stored already. Of two clicks or tabs, the first one's is stored. */
export async function storeVersion(
  ports: CheckoutPorts,
  newest: CheckoutVersion,
  values: Values,
  quote: CheckoutQuote,
): Promise<CheckoutVersion> {
  if (isSame(newest, values) && isSameQuote(newest.quote, quote)) return newest;
  return append(ports, { ...newest, ...splitValues(newest, values), version: newest.version + 1, quote });
}

const isSameQuote = (a: CheckoutQuote, b: CheckoutQuote): boolean =>
  a.subscriptionId === b.subscriptionId &&
  a.yearlyFeeOre === b.yearlyFeeOre &&
  a.monthlyFeeOre === b.monthlyFeeOre &&
  a.isConfirmed === b.isConfirmed;

/** The stored version: this one, or the one that another tab stored first. */
export async function append({ checkouts }: CheckoutPorts, version: CheckoutVersion): Promise<CheckoutVersion> {
  if (await checkouts.append(version, version.personal[PERSONAL_NUMBER])) return version;
  return (await checkouts.newest(version.resultId, version.owner)) ?? version;
}

/** After a failed order: a new version, so that a repeat of the same request cannot order again. */
const startOver = (
  ports: CheckoutPorts,
  version: CheckoutVersion,
  orderId: string,
  quote: CheckoutQuote,
): Promise<CheckoutVersion> => {
  const chosen = { ...version.chosen, [AFTER_ORDER]: orderId };
  return append(ports, { ...version, version: version.version + 1, chosen, quote });
};

/** Not a field of the form: a version with it never equals a posted one. */
const AFTER_ORDER = "afterorder";

/**
 * The version to show. An order that ends after its request was answered, because it was signed or was slow, has left the
 * checkout at the version that ordered it, with a price that the provider no longer offers.
 */
export async function versionAfterOrder(
  ports: CheckoutPorts,
  found: FoundSubject,
  newest: CheckoutVersion,
): Promise<CheckoutVersion> {
  const ended = await ports.orders.findEnded(newest.resultId, newest.version);
  if (!ended) return newest;
  const quote = ended.state === "repriced" ? await priceAgain(ports, found, newest) : newest.quote;
  return startOver(ports, newest, ended.orderId, quote);
}

/** The ordered choices at the provider's current price: not the posted values, which may come from another tab. */
async function priceAgain(
  ports: CheckoutPorts,
  { subject, offer }: FoundSubject,
  { chosen, quote: before }: CheckoutVersion,
): Promise<CheckoutQuote> {
  const startDate = chosen["startdate"] ?? subject.today;
  const priced = await priceCheckout(ports, { ...subject, offer, values: chosen, payment: before.payment, startDate });
  return priced.kind === "priced" ? priced.quote : { ...before, isConfirmed: false };
}

/** An order is placed within a second; a slower one is shown in its current state, and the page asks again. */
const SETTLE_WAIT_MS = 8_000;
const LOOK_INTERVAL_MS = 100;

/** Orders this version of the checkout, once for any number of clicks, and waits a little for the outcome. */
export async function placeCheckout(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  found: FoundSubject,
  version: CheckoutVersion,
  values: Values,
): Promise<SubmitAnswer> {
  const shown = { version, values };
  const order = orderOf(ports.newId(), found.subject, version, values);
  const identifiedBy = await visitor.identifiedBy?.(order.personal.personalNumber);
  const obstacle = await findObstacle(ports, visitor, order, identifiedBy);
  if (obstacle) return { ...shown, ...(await reportObstacle(ports, found, obstacle)) };
  const { orderId, isOther } = await acceptOrder(ports, order, identifiedBy);
  // Made in another window at the same moment.
  const met = isOther && obstacleOf(ports, visitor, orderId, identifiedBy);
  return met
    ? { ...shown, ...(await reportObstacle(ports, found, met)) }
    : reportOrder(ports, found, version, values, await loadOrder(ports, orderId));
}

/** One active order per insured object and person: only the identified person learns of the first one. */
export async function reportObstacle(
  { orders }: Pick<CheckoutPorts, "orders">,
  { subject }: FoundSubject,
  obstacle: Obstacle,
): Promise<Omit<SubmitAnswer, "version">> {
  if (obstacle.kind === "identify") return { kind: "identify", message: texts.identify, asksForLogin: true };
  const { orderId } = obstacle;
  const message = (await orders.load(orderId))?.isPersons ? texts.alreadyOrdered : texts.orderedByAnother;
  return {
    kind: "already-ordered",
    message: fillNouns(message, subject.vertical.description.texts.nouns),
    existingOrderId: orderId,
  };
}

/** The outcome of an order of this checkout, the same for every click. */
export async function reportOrder(
  ports: CheckoutPorts,
  found: FoundSubject,
  version: CheckoutVersion,
  values: Values,
  made: OrderRow,
): Promise<SubmitAnswer> {
  const { orderId } = made;
  const order = await waitForOutcome(ports, made);
  if (order.state === "repriced" && !order.isWithdrawn) return reprice(ports, found, version, values, orderId);
  if (!isEnded(order.state) && !order.isWithdrawn) return { kind: "ok", version, values, order };

  const shown = { version: await startOver(ports, version, orderId, version.quote), values };
  if (order.isWithdrawn)
    return {
      kind: "outdated",
      ...shown,
      message: fillNouns(texts.withdrawn, found.subject.vertical.description.texts.nouns),
    };
  if (order.state === "expired") return { kind: "refused", ...shown, message: texts.expired };
  const { messageField, message = "" } = order;
  return messageField === undefined
    ? { kind: "refused", ...shown, providerMessage: message }
    : { kind: "invalid", ...shown, errors: [{ field: messageField, message }] };
}

/** The provider requires another price: it becomes the checkout's next version, which the visitor sees before anything is ordered. */
async function reprice(
  ports: CheckoutPorts,
  found: FoundSubject,
  version: CheckoutVersion,
  values: Values,
  orderId: string,
): Promise<SubmitAnswer> {
  const next = await startOver(ports, version, orderId, await priceAgain(ports, found, version));
  return next.quote.isConfirmed
    ? { kind: "price-changed", version: next, values, message: texts.priceChanged }
    : { kind: "unavailable", version: next, values, message: texts.unavailable };
}

async function waitForOutcome(ports: CheckoutPorts, made: OrderRow): Promise<OrderRow> {
  const { clock } = ports;
  const giveUpMs = clock.nowMs() + SETTLE_WAIT_MS;
  let order = made;
  while (shownState(order.state) === "open" && clock.nowMs() < giveUpMs) {
    await clock.sleep(LOOK_INTERVAL_MS);
    order = await loadOrder(ports, made.orderId);
  }
  return order;
}

export async function loadOrder({ orders }: CheckoutPorts, orderId: string): Promise<OrderRow> {
  const order = await orders.load(orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  return order;
}
