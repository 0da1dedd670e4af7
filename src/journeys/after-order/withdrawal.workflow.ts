import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { type NotifyProviderPorts, notifyProvider } from "./notify-provider.step.ts";

export interface WithdrawalWorkflowPorts extends NotifyProviderPorts {
  /** Of an order that is followed until it is delivered. Repeated, or for any other order, nothing happens. */
  readonly endDelivery: (orderId: string) => Promise<void>;
}

/** The workflow's name; its id is the withdrawal's. */
export const WITHDRAWAL_WORKFLOW = "withdrawal";

/** Sends one withdrawal to the provider. The customer has withdrawn and has a receipt before this starts. */
export async function executeWithdrawal(
  durable: Durable,
  ports: WithdrawalWorkflowPorts,
): Promise<{ state: WithdrawalState }> {
  const outcome = await notifyProvider(durable, ports);
  await durable.run("settle", () => ports.withdrawals.settle(durable.key, outcome));
  if (outcome.state === "confirmed") await endDelivery(durable, ports);
  return { state: outcome.state };
}

/** Also of a delivery that waits for staff: nothing follows it any more. No retry limit: the database recovers. */
const endDelivery = (durable: Durable, ports: WithdrawalWorkflowPorts): Promise<void> =>
  durable.run("end-delivery", async () => {
    const withdrawal = await ports.withdrawals.load(durable.key);
    if (withdrawal) await ports.endDelivery(withdrawal.orderId);
  });
