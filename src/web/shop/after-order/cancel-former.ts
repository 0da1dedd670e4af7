import type { CancellationResult } from "#http/contract/after-order.schema.ts";

export type CancellationStatus = CancellationResult["Status"];

/** What is shown to the customer after a press. */
export interface CancellationOutcome {
  readonly kind: "sent" | "not-sent" | "wrong-start" | "not-owner" | "same-provider" | "not-found";
  /** The cancellation it concerns, as far as it is known. */
  readonly result: CancellationResult | undefined;
}

export interface CancellationSteps {
  /** Undefined when the check failed: such errors are not shown (C-222). */
  check(): Promise<CancellationResult | undefined>;
  /** Lets the customer log in at the insurer. */
  fetch(): Promise<"fetched" | "not-owner" | "closed">;
  /** Only true when the notice has been durably queued (OP-29). */
  send(result: CancellationResult): Promise<boolean>;
}

/**
 * One press (spec 2 §4, OP-03): checks, lets the customer log in at most once and checks again, and requests the
 * cancellation when nothing prevents it. Undefined when the customer closed the login: nothing has happened.
 */
export async function cancelFormer({
  check,
  fetch,
  send,
}: CancellationSteps): Promise<CancellationOutcome | undefined> {
  let result = await check();
  if (result && NEEDS_LOGIN.has(result.Status)) {
    const login = await fetch();
    if (login === "closed") return undefined;
    if (login === "not-owner") return { kind: "not-owner", result };
    result = await check();
    if (result?.Status === "NOT_CAR_OWNER") return { kind: "not-owner", result };
  }
  if (result?.Status === "INCORRECT_START_DATE") return { kind: "wrong-start", result };
  if (result?.Status === "SAME_PROVIDER") return { kind: "same-provider", result };
  if (result?.Status !== "OK") return { kind: "not-found", result };
  return { kind: (await send(result)) ? "sent" : "not-sent", result };
}

const NEEDS_LOGIN: ReadonlySet<CancellationStatus> = new Set<CancellationStatus>([
  "NO_RECENT_INSURELY_DATA",
  "NOT_CAR_OWNER",
]);

/** C-230: by the status at page load. A press may get a newer status; the box stays until an outcome is shown. */
export const isBoxShown = (first: CancellationResult | undefined, isCancelled: boolean): boolean =>
  first !== undefined && first.Status !== "ERROR" && first.Status !== "NOT_CAR_OWNER" && !first.IsSent && !isCancelled;

/** C-233. */
export const trackedStatus = (status: CancellationStatus): string => status.toLowerCase();
