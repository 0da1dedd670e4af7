import type { OrderRow } from "#journeys/order/order.port.ts";
import type {
  DeliveryReading,
  ProviderDelivery,
  ProviderReply,
  ProviderRequest,
} from "#verticals/_contract/provider.ts";
import type { StoredDelivery } from "./delivery.port.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";

/** The provider's answer to a question about the delivery, or to the corrected value that it does not have yet. */
export async function askAboutDelivery(
  { findDelivery, gateway, limits }: Pick<FollowDeliveryPorts, "findDelivery" | "gateway" | "limits">,
  order: OrderRow,
  delivery: StoredDelivery,
): Promise<DeliveryReading> {
  const protocol = findDelivery(order.vertical, order.providerSlug);
  if (!protocol) return unreadable("the provider answers no questions about deliveries");
  const exchange = exchangeOf(protocol, delivery);
  const sent = await gateway.send({
    slug: order.providerSlug,
    request: exchange.request,
    deadlineMs: limits.lookDeadlineMs,
    // A correction has its own idempotency key: the provider takes it once.
    repeatable: true,
  });
  if (sent.kind === "failed") return unreadable(sent.reason);
  try {
    return exchange.read(sent.reply);
  } catch {
    return unreadable("reader threw");
  }
}

interface Exchange {
  readonly request: ProviderRequest;
  read(reply: ProviderReply): DeliveryReading;
}

function exchangeOf(protocol: ProviderDelivery, delivery: StoredDelivery): Exchange {
  const { orderId: reference, correctedField: field, round } = delivery;
  const { correct, readCorrected } = protocol;
  if (delivery.state !== "corrected" || field === undefined || !correct || !readCorrected)
    return { request: protocol.ask(reference), read: (reply) => protocol.read(reply) };
  const value = delivery.corrections[field] ?? "";
  const request = correct({ reference, idempotencyKey: correctionKey(reference, round), field, value });
  return { request, read: (reply) => readCorrected(reply) };
}

/** The same for every try to send one correction, and another for the next. */
export const correctionKey = (reference: string, round: number): string => `${reference}-${round}`;

const unreadable = (why: string): DeliveryReading => ({ kind: "unreadable", why });
