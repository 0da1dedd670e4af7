import { queueMail } from "#journeys/mail/queue-mail.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { unplacedOf } from "./order-mails.ts";
import type { OrderState } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

const TEMPLATES: Readonly<Partial<Record<OrderState, string>>> = {
  refused: "order-refused",
  uncertain: "order-uncertain",
};

/** Whoever has closed the page must hear of it too. One mail per order and outcome: the key is theirs. */
export async function tellUnplaced(durable: Durable, ports: PlaceOrderPorts, state: OrderState): Promise<void> {
  const template = TEMPLATES[state];
  if (template === undefined) return;
  await durable.run("tell-unplaced", async () => {
    const order = await ports.orders.load(durable.key);
    const to = order?.personal["email"];
    if (!order || !to) return;
    await queueMail(ports.mail, { key: `${template}:${order.orderId}`, template, to, variables: unplacedOf(order) });
  });
}
