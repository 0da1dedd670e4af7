import { orderStatusCallPath } from "#domain/addresses/shop-call-paths.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { askServer } from "#web/shell/calls/ask-server.ts";
import { type CompleteOrder, readOrder } from "./read-order.ts";

/** The state of an order; undefined when no answer came. */
export async function requestOrder(
  place: Pick<VerticalDescription, "path">,
  orderId: string,
  signal?: AbortSignal,
): Promise<CompleteOrder | undefined> {
  const fields = { orderid: orderId };
  const answer: Envelope<{ Result: OrderCompleteData }> | undefined = await askServer(orderStatusCallPath(place), {
    fields,
    signal,
    tracksAnswer: true,
  });
  return answer?.Success && answer.Data ? readOrder(answer.Data.Result) : undefined;
}
