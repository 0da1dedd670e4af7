import type {
  OrderToWithdraw,
  ProviderOrdering,
  ProviderReply,
  WithdrawalReading,
} from "#verticals/_contract/provider.ts";
import { readJsonRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import type { AtOnceWithdrawalWire, JobWithdrawalWire } from "./withdrawal.wire.ts";

type Withdrawing = Pick<ProviderOrdering, "withdraw" | "readWithdrawn">;

/** Our text for an insurer that has no order under the reference: nothing to withdraw, for a person to check. */
const UNKNOWN_REFERENCE = "unknown reference";

export const atOnceWithdrawing: Withdrawing = {
  withdraw({ reference, askedAt }: OrderToWithdraw) {
    const body: AtOnceWithdrawalWire = { reference, requestedAt: askedAt };
    return postJson("/v1/withdrawals", body);
  },
  readWithdrawn(reply: ProviderReply): WithdrawalReading {
    const status = readJsonRecord(reply.body)?.["status"];
    if (reply.status === 200 && status === "WITHDRAWN") return { kind: "withdrawn" };
    if (reply.status === 404 && status === "UNKNOWN_REFERENCE") return { kind: "refused", message: UNKNOWN_REFERENCE };
    return unreadable(`status ${reply.status}`);
  },
};

export const jobWithdrawing: Withdrawing = {
  withdraw({ reference, askedAt }) {
    const body: JobWithdrawalWire = { referens: reference, begardTid: askedAt };
    return postJson("/angranden", body, { "idempotency-key": reference });
  },
  readWithdrawn(reply) {
    const answer = readJsonRecord(reply.body);
    if (reply.status === 200 && answer?.["angrad"] === true) return { kind: "withdrawn" };
    if (reply.status === 404 && answer?.["fel"] === "okand-referens")
      return { kind: "refused", message: UNKNOWN_REFERENCE };
    return unreadable(`status ${reply.status}`);
  },
};
