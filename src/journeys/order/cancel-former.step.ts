import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** A register that is down for longer leaves the cancellation to the button on the order's page. */
const LIMITS = { maxAttempts: 12, firstWaitMs: 1_000, maxWaitMs: 300_000 } as const;

/**
 * Ends the former agreement where the customer signed that together with the order, once for any number of runs. Only a signature
 * shows who asks for it: without one the customer is asked on the order's page.
 */
export async function cancelFormer(durable: Durable, ports: PlaceOrderPorts): Promise<void> {
  try {
    await durable.run("cancel-former", () => cancel(durable.key, ports), LIMITS);
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
  }
}

async function cancel(orderId: string, ports: PlaceOrderPorts): Promise<void> {
  const order = await ports.orders.load(orderId);
  const mandateVersion = order?.fields[CANCEL_FORMER];
  if (!order || !mandateVersion || !order.signedAt || !order.replaces || order.isWithdrawn) return;
  const { owner, replaces, signedAt } = order;
  await ports.cancelFormer({ orderId, owner, mandateVersion, replaces, signedAtMs: signedAt.getTime() });
}
