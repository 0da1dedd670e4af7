import type { BankId, BankIdCompletion, BankIdFault } from "./bankid.port.ts";
import { COLLECT_INTERVAL_MS, LOGIN_LIFE_MS } from "./bankid-limits.ts";
import type { Clock } from "#platform/clock.ts";
import type { BankIdFailure, BankIdOrders, BankIdSecrets, PendingBankIdOrder } from "./bankid-order.port.ts";

export interface CollectPorts {
  readonly bankId: Pick<BankId, "collect">;
  readonly orders: BankIdOrders;
  readonly clock: Pick<Clock, "nowMs">;
}

export type Collected =
  | { readonly kind: "pending"; readonly hintCode: string | undefined }
  /** Already stored. */
  | { readonly kind: "failed"; readonly failure: BankIdFailure }
  /** BankID reports it once: the caller must store it first. */
  | { readonly kind: "complete"; readonly completion: BankIdCompletion };

/** Asks BankID about an order when it is time to; until then the order has its last state. */
export async function collectOrder(ports: CollectPorts, order: PendingBankIdOrder): Promise<Collected> {
  const { bankId, orders, clock } = ports;
  const { id, hintCode, secrets } = order;
  if (clock.nowMs() - order.startedAtMs > LOGIN_LIFE_MS)
    return failOrder(ports, id, { kind: "bankid", hintCode: "expiredTransaction" });
  if (!(await orders.claimCollect(id, clock.nowMs(), COLLECT_INTERVAL_MS))) return { kind: "pending", hintCode };
  const answer = await bankId.collect(secrets.orderRef);
  switch (answer.kind) {
    case "pending":
      if (answer.hintCode !== hintCode) await orders.noteHint(id, answer.hintCode);
      return { kind: "pending", hintCode: answer.hintCode };
    case "failed":
      return failOrder(ports, id, { kind: "bankid", hintCode: answer.hintCode });
    case "complete": {
      const refusal = judgeCompletion(answer.completion, secrets);
      return refusal ? failOrder(ports, id, refusal) : answer;
    }
    case "refused":
    case "no-answer":
      return afterFault(ports, order, answer);
  }
}

/** BankID enforces both limits, and the answer is still verified. */
function judgeCompletion(
  { risk, personalNumber }: BankIdCompletion,
  { requiredNumber }: BankIdSecrets,
): BankIdFailure | undefined {
  if (risk === "high") return { kind: "bankid", hintCode: "transactionRiskBlocked" };
  if (requiredNumber !== undefined && requiredNumber !== personalNumber)
    return { kind: "error", errorCode: "anotherPerson" };
  return undefined;
}

/** Codes after which asking again about the same order is useless. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  "invalidParameters",
  "notFound",
  "unauthorized",
  "forbidden",
  "unsupportedMediaType",
]);

async function afterFault(
  ports: CollectPorts,
  { id, hintCode }: PendingBankIdOrder,
  fault: BankIdFault,
): Promise<Collected> {
  if (fault.kind === "refused" && FINAL_CODES.has(fault.errorCode))
    return failOrder(ports, id, { kind: "error", errorCode: fault.errorCode });
  if (fault.kind === "refused" && fault.retryAfterMs !== undefined)
    await ports.orders.postponeCollect(id, ports.clock.nowMs() + fault.retryAfterMs);
  return { kind: "pending", hintCode };
}

async function failOrder({ orders, clock }: CollectPorts, id: string, failure: BankIdFailure): Promise<Collected> {
  await orders.fail(id, failure, clock.nowMs());
  return { kind: "failed", failure };
}

export const failureCode = (failure: BankIdFailure): string =>
  (failure.kind === "bankid" ? failure.hintCode : failure.kind === "error" ? failure.errorCode : undefined) ??
  failure.kind;
