import { isEnded, shownState } from "#domain/order/order-state.ts";
import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import { INSURED_PREFIX } from "#journeys/order/insured-fields.ts";
import { acceptOrder } from "#journeys/order/accept-order.ts";
import type { FormerFee, NewOrder, OrderRow } from "#journeys/order/order.port.ts";
import { PERSONAL_FIELDS } from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import {
  type CheckoutSubject,
  type CheckoutView,
  describeForm,
  type FoundSubject,
  REGISTERED_NAME,
  showCheckout,
  summarizeOrder,
} from "./checkout-view.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";
import type { CheckoutVersion } from "./checkout.port.ts";
import { mayOrderFor } from "./order-limits.ts";
import { priceAgain } from "./version-after-order.ts";
import { isDescribed, startOver, type SubmitOutcome } from "./store-version.ts";

/** An order is placed within a second; a slower one is shown in its current state, and the page asks again. */
const SETTLE_WAIT_MS = 8_000;
const LOOK_INTERVAL_MS = 100;

/** Orders this version of the checkout, once for any number of clicks, and waits a little for the outcome. */
export async function placeCheckout(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  found: FoundSubject,
  version: CheckoutVersion,
  values: Readonly<Record<string, string>>,
): Promise<SubmitOutcome> {
  const { subject } = found;
  const view = showCheckout(subject, { version, values });
  if (!(await mayOrderFor(ports, visitor, subject.personalNumber)))
    return { kind: "identify", view, message: texts.identify, asksForLogin: true };
  const { orderId, isOther } = await acceptOrder(ports, orderOf(ports.newId(), subject, version, values));
  return isOther
    ? reportConflict(ports, visitor, found, view, orderId)
    : reportOrder(ports, found, version, values, await loadOrder(ports, orderId));
}

/** One active order per insured object and person: reports the first one, when this visitor may see it. */
export async function reportConflict(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  { subject }: FoundSubject,
  view: CheckoutView,
  orderId: string,
): Promise<SubmitOutcome> {
  return (await mayKnowOf(ports, visitor, subject.personalNumber, orderId))
    ? { kind: "already-ordered", view, message: texts.alreadyOrdered, existingOrderId: orderId }
    : { kind: "identify", view, message: texts.identify, asksForLogin: true };
}

/** Any other visitor gets the answer of every limit: only the person may know of their order. */
async function mayKnowOf(
  { orders, securityLog }: CheckoutPorts,
  { owner, isIdentified }: CheckoutVisitor,
  personalNumber: string,
  orderId: string,
): Promise<boolean> {
  if ((await orders.load(orderId))?.owner === owner || (await isIdentified?.(personalNumber))) return true;
  securityLog.refused({ kind: "not-identified", rule: "one-order-per-object", visitor: owner, orderId });
  return false;
}

/** The outcome of an order of this checkout, the same for every click. */
export async function reportOrder(
  ports: CheckoutPorts,
  found: FoundSubject,
  version: CheckoutVersion,
  values: Readonly<Record<string, string>>,
  made: OrderRow,
): Promise<SubmitOutcome> {
  const { subject } = found;
  const { orderId } = made;
  const order = await waitForOutcome(ports, made);
  if (order.isWithdrawn) {
    const anew = await startOver(ports, version, orderId, version.quote);
    return { kind: "outdated", view: showCheckout(subject, { version: anew, values }), message: texts.withdrawn };
  }
  if (order.state === "repriced") return reprice(ports, found, version, values, orderId);
  if (!isEnded(order.state)) return { kind: "ok", view: showCheckout(subject, { version, values, order }) };

  const next = await startOver(ports, version, orderId, version.quote);
  const view = showCheckout(subject, { version: next, values });
  if (order.state === "expired") return { kind: "refused", view, message: texts.expired };
  const { messageField, message = "" } = order;
  return messageField === undefined
    ? { kind: "refused", view, providerMessage: message }
    : { kind: "invalid", view, errors: [{ field: messageField, message }] };
}

/** The provider requires another price: it becomes the checkout's next version, which the visitor sees before anything is ordered. */
async function reprice(
  ports: CheckoutPorts,
  found: FoundSubject,
  version: CheckoutVersion,
  values: Readonly<Record<string, string>>,
  orderId: string,
): Promise<SubmitOutcome> {
  const next = await startOver(ports, version, orderId, await priceAgain(ports, found, version));
  const view = showCheckout(found.subject, { version: next, values });
  return next.quote.isConfirmed
    ? { kind: "price-changed", view, message: texts.priceChanged }
    : { kind: "unavailable", view, message: texts.unavailable };
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

export function orderOf(
  orderId: string,
  subject: CheckoutSubject,
  version: CheckoutVersion,
  values: Readonly<Record<string, string>>,
): NewOrder {
  const { vertical, provider } = subject;
  const { quote } = version;
  const view = showCheckout(subject, { version, values });
  const personal = Object.entries(values).filter(([name]) => PERSONAL_FIELDS.includes(name));
  const name = version.personal[REGISTERED_NAME] ?? values["name"] ?? "";
  const insured = whatIsInsured(subject, version);
  const fields = Object.entries(values).filter(([field]) => !PERSONAL_FIELDS.includes(field) && !isDescribed(field));
  return {
    orderId,
    owner: version.owner,
    vertical: vertical.description.name,
    searchId: subject.searchId,
    resultId: subject.resultId,
    checkoutVersion: version.version,
    providerSlug: provider.slug,
    offer: {
      providerId: provider.providerId,
      shopId: provider.shopId,
      providerName: provider.name,
      subscriptionName: quote.offer.subscriptionName,
      insuranceType: view.insuranceType,
      description: view.description,
    },
    quoteId: quote.offer.subscriptionId,
    subscriptionId: quote.subscriptionId,
    yearlyFeeOre: quote.yearlyFeeOre,
    monthlyFeeOre: quote.monthlyFeeOre,
    payment: quote.payment,
    startDate: values["startdate"] ?? subject.today,
    choices: { ...version.chosen },
    insuredObject: vertical.checkout?.insuredObject?.(subject.search) ?? "",
    personal: { ...insured.personal, ...Object.fromEntries(personal), name, personalNumber: subject.personalNumber },
    fields: { ...insured.plain, ...Object.fromEntries(fields) },
    // The fee of another cover is not comparable.
    former: view.coverChange ? undefined : formerOf(subject),
    needs: view.needs,
    summary: summarizeOrder(subject, describeForm(subject, version), { ...values, name }),
  };
}

function formerOf({ currentInsurance }: CheckoutSubject): FormerFee | undefined {
  const yearlyFeeOre = comparableFeeOre(currentInsurance);
  return currentInsurance && yearlyFeeOre !== undefined
    ? { providerName: currentInsurance.providerName, yearlyFeeOre }
    : undefined;
}

/** The search with the final choices. The location of a home is stored as personal data, like the person's own address. */
function whatIsInsured({ vertical, search }: CheckoutSubject, { chosen }: CheckoutVersion) {
  const plain: Record<string, string> = {};
  const personal: Record<string, string> = {};
  const summary = vertical.summarize(vertical.checkout?.withChoices(search, chosen) ?? search);
  for (const [name, value] of Object.entries(summary)) {
    if (vertical.personalFields.includes(name)) personal[INSURED_PREFIX + name] = value;
    else plain[name] = value;
  }
  return { plain, personal };
}
