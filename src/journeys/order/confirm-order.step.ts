import type { OrderMail } from "#domain/order/order-state.ts";
import { startDelivery } from "#journeys/mail/queue-mail.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { confirmationOf } from "./order-mails.ts";
import type { OrderRow } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** Rendered by `npm run tool -- mail-templates`. */
const CONFIRMATION_TEMPLATE: OrderMail = "order-confirmation";

/**
 * One mail per placed order, for any number of runs: the order is its key. No retry limit: the database recovers. A customer who
 * withdrew the order before its placement was known has a receipt, and gets no confirmation of an insurance.
 */
export const confirmOrder = (durable: Durable, ports: PlaceOrderPorts): Promise<void> =>
  durable.run("confirm", () => confirmNow(durable.key, ports));

/** The delivery is followed first: an order without a confirmation is swept, so that a placed order is never left unfollowed. */
export async function confirmNow(orderId: string, ports: PlaceOrderPorts, loaded?: OrderRow): Promise<void> {
  const order = loaded ?? (await ports.orders.load(orderId));
  if (order) await ports.beginDelivery(order);
  const mailId = await ports.orders.confirm(orderId, order && mailOf(order, ports));
  if (mailId !== undefined) await startDelivery(ports.mail, mailId);
}

function mailOf(order: OrderRow, { mail: { newId }, orderUrl }: PlaceOrderPorts): NewMail | undefined {
  const to = order.personal["email"];
  return to ? confirmationMail(order, to, { newId, orderUrl }, "first") : undefined;
}

export interface ConfirmationMailPorts extends Pick<PlaceOrderPorts, "orderUrl"> {
  readonly newId: () => string;
}

/** The order is the key of the first; those to other addresses have a key of their own, and the store sees to it that there is one of each. */
export function confirmationMail(
  order: OrderRow,
  to: string,
  { newId, orderUrl }: ConfirmationMailPorts,
  which: "first" | "again",
): NewMail {
  const mailId = newId();
  const key = `${CONFIRMATION_TEMPLATE}:${order.orderId}`;
  return {
    mailId,
    key: which === "first" ? key : `${key}:${mailId}`,
    template: CONFIRMATION_TEMPLATE,
    to,
    variables: confirmationOf(order, orderUrl(order)),
  };
}
