import { applyWithdrawal, type DeliveryProgress } from "#domain/delivery/delivery-progress.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import type { StoredDelivery } from "./delivery.port.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";
import { storeChange, type StoreChangePorts } from "./store-change.ts";

export const endWithdrawn = (
  ports: StoreChangePorts,
  order: OrderRow,
  before: StoredDelivery,
): Promise<DeliveryProgress> => storeChange(ports, order, before, applyWithdrawal(before));

/** The provider has confirmed the withdrawal: what it has not delivered yet it never does. Repeated, nothing happens. */
export const endDelivery =
  (ports: StoreChangePorts & Pick<FollowDeliveryPorts, "orders">) =>
  async (orderId: string): Promise<void> => {
    const order = await ports.orders.load(orderId);
    const before = order && (await ports.deliveries.find(orderId));
    if (!before || !applyWithdrawal(before)) return;
    const after = await endWithdrawn(ports, order, before);
    // A look has stored something else meanwhile: the step is repeated.
    if (after === before) throw new Error("the delivery changed meanwhile");
  };
