import type { DeliveryChange, DeliveryProgress } from "#domain/delivery/delivery-progress.ts";
import { startDelivery } from "#journeys/mail/queue-mail.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { deliveryMail } from "./delivery-mails.ts";
import type { StoredDelivery } from "./delivery.port.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";

export type StoreChangePorts = Pick<
  FollowDeliveryPorts,
  "deliveries" | "mail" | "orderUrl" | "findCorrection" | "clock"
>;

/** With its mail. A change that another run has stored first is read again at the next look. */
export async function storeChange(
  ports: StoreChangePorts,
  order: OrderRow,
  before: StoredDelivery,
  change: DeliveryChange | undefined,
  message?: string,
): Promise<DeliveryProgress> {
  if (!change) return before;
  const mail = deliveryMail(ports, order, change, message);
  const stored = await ports.deliveries.store(order.orderId, change, { message, mail });
  if (stored === false) return before;
  if (stored.mailId !== undefined) await startDelivery(ports.mail, stored.mailId);
  return change.to;
}
