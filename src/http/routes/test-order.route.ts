import { type Call, defineCall } from "#http/call.ts";
import { testOrderBodySchema, testOrderDataSchema } from "#http/contract/test-order.schema.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import { orderFromResult, type OrderFromResultPorts } from "#journeys/order/order-from-result.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface TestOrderPorts extends OrderFromResultPorts {
  readonly orders: Pick<OrderStore, "accept" | "load">;
  readonly clock: Clock;
}

const ORDER_LIMIT = { name: "test-order", limit: 60, windowMs: 600_000, failClosed: true };
/** An order is placed within a second; what takes longer is told as it stands. */
const SETTLE_WAIT_MS = 8_000;
const LOOK_INTERVAL_MS = 100;

/** Places an order without a checkout, so that the order path can be tried from end to end. Never served in production. */
export function testOrderCall(journey: SearchJourney, ports: TestOrderPorts, vertical: AnyVerticalServer): Call {
  const { name, path } = vertical.description;
  return defineCall({
    method: "POST",
    path: `${path}order/prov`,
    summary: "Orders an offer as it stands in the result (not in production)",
    input: testOrderBodySchema,
    output: testOrderDataSchema,
    access: "visitor",
    limit: ORDER_LIMIT,
    async handle({ searchid, resultid, startdate }, { visitor }) {
      const owner = visitor.owner();
      const seen = await journey.see(name, owner, searchid);
      const accepted =
        seen && (await orderFromResult(ports, seen, { resultId: resultid, startDate: startdate, owner }));
      if (!accepted) return { kind: "not-found" };
      return {
        kind: "ok",
        value: { Result: { OrderId: accepted.orderId, State: await stateOf(ports, accepted.orderId) } },
      };
    },
  });
}

async function stateOf({ orders, clock }: TestOrderPorts, orderId: string) {
  const giveUpMs = clock.nowMs() + SETTLE_WAIT_MS;
  for (;;) {
    const state = (await orders.load(orderId))?.state ?? "accepted";
    const isOpen = state === "accepted" || state === "placing";
    if (!isOpen || clock.nowMs() >= giveUpMs) return state;
    await clock.sleep(LOOK_INTERVAL_MS);
  }
}
