import { mailOf, type OrderMail, type OrderState } from "#domain/order/order-state.ts";
import { queueMail } from "#journeys/mail/queue-mail.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { isUnfinished, unfinishedOf, unplacedOf } from "./order-mails.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** A visitor who has closed the page must be notified too. One mail per order and outcome: they are its key. */
export async function notifyUnplaced(durable: Durable, ports: PlaceOrderPorts, state: OrderState): Promise<void> {
  const template = mailOf(state);
  if (template === undefined || state === "placed") return;
  // The new price is being shown: a mail would arrive during the next try.
  if (state === "repriced") await durable.sleep("left", ports.limits.leftMs);
  const step = isUnfinished(state) ? "notify-unfinished" : "notify-unplaced";
  await durable.run(step, () => queueNotice(durable.key, ports, template));
}

async function queueNotice(orderId: string, { orders, mail }: PlaceOrderPorts, template: OrderMail): Promise<void> {
  const order = await orders.load(orderId);
  const to = order?.personal["email"];
  if (!order || !to) return;
  // Ordered again since: that order has its own mails.
  if (template === "order-unfinished" && (await orders.findLiving(order.resultId))) return;
  const variables = isUnfinished(order.state) ? unfinishedOf(order, order.state) : unplacedOf(order);
  await queueMail(mail, { key: `${template}:${orderId}`, template, to, variables });
}
