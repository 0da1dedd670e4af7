import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { type NotifyProviderPorts, notifyProvider } from "./notify-provider.step.ts";

/** The workflow's name; its id is the withdrawal's. */
export const WITHDRAWAL_WORKFLOW = "withdrawal";

/** Sends one withdrawal to the provider. The customer has withdrawn and has a receipt before this starts. */
export async function executeWithdrawal(
  durable: Durable,
  ports: NotifyProviderPorts,
): Promise<{ state: WithdrawalState }> {
  const outcome = await notifyProvider(durable, ports);
  await durable.run("settle", () => ports.withdrawals.settle(durable.key, outcome));
  return { state: outcome.state };
}
