import type { FoundSubject } from "./checkout-view.ts";
import type { CheckoutPorts } from "./checkout.ports.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import { startOver } from "./store-version.ts";
import { priceCheckout } from "./price-checkout.ts";

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
export async function priceAgain(
  ports: CheckoutPorts,
  { subject, offer }: FoundSubject,
  { chosen, quote: before }: CheckoutVersion,
): Promise<CheckoutQuote> {
  const startDate = chosen["startdate"] ?? subject.today;
  const priced = await priceCheckout(ports, { ...subject, offer, values: chosen, payment: before.payment, startDate });
  return priced.kind === "priced" ? priced.quote : { ...before, isConfirmed: false };
}
