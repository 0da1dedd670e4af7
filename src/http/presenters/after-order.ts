import { withdrawalPhase } from "#domain/after-order/withdrawal-state.ts";
import type { CancellationStatus } from "#domain/after-order/cancellation.ts";
import type { CancellationData, CANCELLATION_STATUSES, WithdrawOrderData } from "#http/contract/after-order.schema.ts";
import type { CancellationView } from "#journeys/after-order/cancellation-journey.ts";
import type { WithdrawalView } from "#journeys/after-order/withdrawal-journey.ts";

const STATUSES: Readonly<Record<CancellationStatus, (typeof CANCELLATION_STATUSES)[number]>> = {
  ok: "OK",
  "incorrect-start-date": "INCORRECT_START_DATE",
  "no-recent-data": "NO_RECENT_INSURELY_DATA",
  "not-owner": "NOT_CAR_OWNER",
  "same-provider": "SAME_PROVIDER",
  error: "ERROR",
  "own-letter": "NO_INSURANCE_FOUND",
  "not-found": "NO_INSURANCE_FOUND",
};

export const presentCancellation = (view: CancellationView): CancellationData => ({
  Result: {
    Status: STATUSES[view.status],
    ProviderName: view.providerName ?? null,
    NewStartDate: view.newStartDate,
    CurrentRenewalDate: view.currentRenewalDate ?? null,
    RegistrationNumber: view.registrationNumber ?? null,
    Email: view.email ?? null,
    IsSent: view.isSent,
    IsIdentified: view.isIdentified,
    Mandate: view.mandate ? { Text: view.mandate.text, Version: view.mandate.version } : null,
    Letter: view.letter ?? null,
  },
});

export const presentWithdrawal = (view: WithdrawalView): WithdrawOrderData => ({
  Result: {
    OrderId: view.orderId,
    State: stateOf(view),
    ReceivedAt: view.withdrawn ? new Date(view.withdrawn.atMs).toISOString() : null,
    LastDay: view.lastDay ?? null,
    Email: view.withdrawn?.email ?? null,
  },
});

function stateOf({ withdrawn, right }: WithdrawalView): WithdrawOrderData["Result"]["State"] {
  if (withdrawn?.state === "continued") return "KEPT";
  if (withdrawn) return withdrawalPhase(withdrawn.state) === "confirmed" ? "CONFIRMED" : "RECEIVED";
  return right === "open" ? "OPEN" : right === "over" ? "OVER" : "NONE";
}
