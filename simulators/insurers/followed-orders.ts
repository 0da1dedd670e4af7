import type { OrderDesk } from "./order-desk.ts";
import type { Operation, SystemTools } from "#simulators/kernel/system.ts";
import type { SimulatedLine } from "#simulators/verticals/registry.ts";
import { createDeliveryDesk } from "#simulators/suppliers/delivery-desk.ts";
import { switchOperations } from "#simulators/suppliers/switches.ts";

const SECOND_MS = 1_000;

/** Two weeks in reality; here one can wait for it. */
const TIMES = { confirmAfterMs: 10 * SECOND_MS, moveAfterMs: 20 * SECOND_MS, completeAfterMs: 40 * SECOND_MS };

export interface FollowedOrders {
  readonly orders: OrderDesk;
  /** By which a delivery is asked about; none where no line delivers later. */
  readonly operations: readonly Operation[];
}

/** The order desk of a provider whose line delivers some time after the order. */
export function followOrders(
  orders: OrderDesk,
  lines: readonly SimulatedLine[],
  target: string,
  tools: SystemTools,
): FollowedOrders {
  const delivery = lines.find((line) => line.delivery)?.delivery;
  if (!delivery) return { orders, operations: [] };
  const desk = createDeliveryDesk(target, { ...TIMES, accepts: (value) => delivery.accepts(value) }, tools);
  return {
    operations: switchOperations(desk),
    orders: {
      ...orders,
      place(order) {
        const answer = orders.place(order);
        const checkedValue = order.fields?.[delivery.field]?.replaceAll(/\s/g, "") ?? "";
        const fault = delivery.isMoved(checkedValue) ? "moved" : undefined;
        if (answer.kind === "placed")
          desk.begin({ reference: order.reference, startDate: order.startDate, checkedValue, fault });
        return answer;
      },
      withdraw: (reference) => desk.cancel(reference),
    },
  };
}
