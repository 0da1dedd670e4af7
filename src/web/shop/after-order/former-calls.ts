import type { CancellationData, CancellationResult } from "#http/contract/after-order.schema.ts";
import { calls } from "#web/shell/calls/calls.ts";
import { checkCancellationCallPath, sendCancellationCallPath } from "#domain/addresses/shop-call-paths.ts";

/** Its errors are not shown (C-222). */
export async function checkFormer(orderId: string): Promise<CancellationResult | undefined> {
  const answer = await askFormer(orderId);
  return answer === "later" ? undefined : answer;
}

/** "later" when no answer came or the node is too busy for one; undefined when the visitor has no such order. */
export async function askFormer(orderId: string): Promise<CancellationResult | "later" | undefined> {
  const answer = await calls.post<CancellationData>(checkCancellationCallPath(), { orderId });
  if (answer.kind === "success") return answer.data?.Result ?? undefined;
  return answer.kind === "lost" || BUSY.has(answer.httpStatus) ? "later" : undefined;
}

const BUSY: ReadonlySet<number> = new Set([429, 500, 503]);

export async function sendCancellation(orderId: string, mandateVersion: string): Promise<boolean> {
  const answer = await calls.post(sendCancellationCallPath(), { orderId, mandateVersion });
  return answer.kind === "success";
}
