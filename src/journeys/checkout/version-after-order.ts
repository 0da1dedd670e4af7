import type { FoundSubject } from "./checkout-view.ts";
import type { CheckoutPorts } from "./checkout.ports.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import { startOver } from "./store-version.ts";
import { priceCheckout } from "./price-checkout.ts";

/**
 * The version to show. An order that ends after its press has been answered, because it was signed or took long, has left the
 * checkout at the version that ordered it, with a price that the provider no longer wants.
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

/** What was ordered, at the provider's price of now: not what a press says, which may come from a tab that chose otherwise. */
export async function priceAgain(
  ports: CheckoutPorts,
  { subject, offer }: FoundSubject,
  { chosen, quote: before }: CheckoutVersion,
): Promise<CheckoutQuote> {
  const startDate = chosen["startdate"] ?? subject.today;
  const priced = await priceCheckout(ports, { ...subject, offer, values: chosen, payment: before.payment, startDate });
  return priced.kind === "priced" ? priced.quote : { ...before, isConfirmed: false };
}
