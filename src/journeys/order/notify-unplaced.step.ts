import { queueMail } from "#journeys/mail/queue-mail.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { unfinishedOf, unplacedOf } from "./order-mails.ts";
import type { OrderRow, OrderState } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** A visitor who has closed the page must be notified too. One mail per order and outcome: they are its key. */
export async function notifyUnplaced(durable: Durable, ports: PlaceOrderPorts, state: OrderState): Promise<void> {
  switch (state) {
    case "refused":
    case "uncertain":
      return durable.run("notify-unplaced", () => queueNotice(durable.key, ports, `order-${state}`));
    case "repriced":
      // The new price is being shown: a mail would arrive during the next try.
      await durable.sleep("left", ports.limits.leftMs);
      return durable.run("notify-unfinished", () => queueNotice(durable.key, ports, UNFINISHED));
    case "expired":
      return durable.run("notify-unfinished", () => queueNotice(durable.key, ports, UNFINISHED));
    case "accepted":
    case "placing":
    case "awaiting":
    case "placed":
      return undefined;
  }
}

const UNFINISHED = "order-unfinished";

async function queueNotice(orderId: string, { orders, mail }: PlaceOrderPorts, template: string): Promise<void> {
  const order = await orders.load(orderId);
  const to = order?.personal["email"];
  if (!order || !to) return;
  // Ordered again since: that order has its own mails.
  if (template === UNFINISHED && (await orders.findLiving(order.resultId))) return;
  await queueMail(mail, { key: `${template}:${orderId}`, template, to, variables: variablesOf(order) });
}

const variablesOf = (order: OrderRow) =>
  order.state === "repriced" || order.state === "expired" ? unfinishedOf(order, order.state) : unplacedOf(order);
