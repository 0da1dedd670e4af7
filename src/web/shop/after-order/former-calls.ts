import type { CancellationData, CancellationResult } from "#http/contract/after-order.schema.ts";
import { calls } from "#web/shell/calls/calls.ts";
import { checkCancellationCallPath, sendCancellationCallPath } from "#domain/addresses/shop-call-paths.ts";

/** Its errors are not shown (C-222). */
export async function checkFormer(orderId: string): Promise<CancellationResult | undefined> {
  const answer = await calls.post<CancellationData>(checkCancellationCallPath(), { orderId });
  return answer.kind === "success" ? (answer.data?.Result ?? undefined) : undefined;
}

export async function sendCancellation(orderId: string, mandateVersion: string): Promise<boolean> {
  const answer = await calls.post(sendCancellationCallPath(), { orderId, mandateVersion });
  return answer.kind === "success";
}
