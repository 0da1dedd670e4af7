import type { CancellationData, CancellationResult } from "#http/contract/after-order.schema.ts";
import { calls } from "#web/shell/calls/calls.ts";
import { paths } from "#domain/addresses/paths.ts";

/** Its errors are not shown (C-222). */
export async function checkFormer(orderId: string): Promise<CancellationResult | undefined> {
  const answer = await calls.post<CancellationData>(paths.checkCancellationCall(), { orderId });
  return answer.kind === "success" ? (answer.data?.Result ?? undefined) : undefined;
}

export async function sendCancellation(orderId: string, mandateVersion: string): Promise<boolean> {
  const answer = await calls.post(paths.sendCancellationCall(), { orderId, mandateVersion });
  return answer.kind === "success";
}
