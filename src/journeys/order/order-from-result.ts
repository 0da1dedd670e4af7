import type { SeenSearch } from "#journeys/search/search-journey.ts";
import { acceptOrder, type AcceptOrderPorts } from "./accept-order.ts";
import type { AcceptedOrder } from "./order.port.ts";

export interface ResultToOrder {
  readonly resultId: string;
  readonly startDate: string;
  readonly owner: string;
}

export interface OrderFromResultPorts extends AcceptOrderPorts {
  readonly newId: () => string;
}

/** Wire name of the personal number in every search (spec 2 §3). */
const PERSONAL_NUMBER = "civicnumber";

/** Orders an offer as it stood in the result; undefined when the search holds no such offer. */
export async function orderFromResult(
  ports: OrderFromResultPorts,
  seen: SeenSearch,
  { resultId, startDate, owner }: ResultToOrder,
): Promise<AcceptedOrder | undefined> {
  const offer = seen.result?.offers.find((each) => each.resultId === resultId);
  const provider = seen.vertical.providers.find(({ providerId }) => providerId === offer?.providerId);
  const personalNumber = seen.parameters[PERSONAL_NUMBER];
  if (!offer || !provider || !personalNumber) return undefined;
  return acceptOrder(ports, {
    orderId: ports.newId(),
    owner,
    vertical: seen.vertical.description.name,
    resultId,
    checkoutVersion: 1,
    providerSlug: provider.slug,
    subscriptionId: offer.subscriptionId,
    yearlyFeeOre: offer.yearlyFeeOre,
    startDate,
    personal: { personalNumber },
    fields: seen.summary,
  });
}
