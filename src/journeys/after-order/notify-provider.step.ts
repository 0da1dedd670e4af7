import type { PlaceLimits } from "#journeys/order/place-order.ports.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { doublingWaitMs, type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { ProviderOrdering, WithdrawalReading } from "#verticals/_contract/provider.ts";
import type { WithdrawalOutcome, WithdrawalStore } from "./withdrawal.port.ts";

export interface NotifyProviderPorts {
  readonly withdrawals: WithdrawalStore;
  readonly gateway: ProviderGateway;
  readonly findOrdering: (vertical: string, providerSlug: string) => ProviderOrdering | undefined;
  readonly limits: Pick<PlaceLimits, "maxTries" | "firstWaitMs" | "maxWaitMs" | "placeDeadlineMs">;
}

/**
 * Sends the withdrawal again until the provider has answered. The provider accepts the same withdrawal any number of times, so a lost
 * answer and a repeated step are harmless. After the last try staff notify it. It cannot be undone: the customer must order again.
 */
export async function notifyProvider(durable: Durable, ports: NotifyProviderPorts): Promise<WithdrawalOutcome> {
  const { maxTries, firstWaitMs, maxWaitMs } = ports.limits;
  for (let number = 1; ; number++) {
    const result = await durable.run(`notify-${number}`, () => tryToNotify(durable.key, ports));
    if (result.state !== "unknown") return result;
    if (number >= maxTries) return { state: "uncertain", why: result.why };
    await durable.sleep(`wait-${number}`, doublingWaitMs(number, firstWaitMs, maxWaitMs));
  }
}

type NotifyResult = WithdrawalOutcome | { readonly state: "unknown"; readonly why: string };

async function tryToNotify(withdrawalId: string, ports: NotifyProviderPorts): Promise<NotifyResult> {
  const withdrawal = await ports.withdrawals.load(withdrawalId);
  if (!withdrawal) throw new StepRefused("no such withdrawal");
  const { vertical, providerSlug, orderId, askedAtMs, state } = withdrawal;
  if (state === "confirmed") return { state };
  const ordering = ports.findOrdering(vertical, providerSlug);
  if (!ordering) return { state: "uncertain", why: `${providerSlug} takes no orders` };
  const sent = await ports.gateway.send({
    slug: providerSlug,
    request: ordering.withdraw({ reference: orderId, askedAt: new Date(askedAtMs).toISOString() }),
    deadlineMs: ports.limits.placeDeadlineMs,
    repeatable: true,
  });
  if (sent.kind === "failed") return { state: "unknown", why: `withdraw: ${sent.reason}` };
  return outcomeOf(readSafely(() => ordering.readWithdrawn(sent.reply)));
}

function readSafely(read: () => WithdrawalReading): WithdrawalReading {
  try {
    return read();
  } catch {
    return { kind: "unreadable", why: "reader threw" };
  }
}

function outcomeOf(reading: WithdrawalReading): NotifyResult {
  switch (reading.kind) {
    case "withdrawn":
      return { state: "confirmed" };
    case "refused":
      return { state: "refused", why: reading.message };
    case "unreadable":
      return { state: "unknown", why: reading.why };
  }
}
