import { jsonReply, type Operation, type SystemReply, type SystemTools } from "#simulators/kernel/system.ts";
import type {
  AtOnceWithdrawalWire,
  AtOnceWithdrawnWire,
  JobWithdrawalWire,
  JobWithdrawnWire,
} from "#verticals/_ordering/withdrawal.wire.ts";
import type { OrderDesk } from "./order-desk.ts";
import { readJsonObject } from "./read-json.ts";

/** Takes a customer's withdrawal. A repeated one changes nothing. False when no order has the reference. */
export type WithdrawalDesk = (reference: string) => boolean;

export function createWithdrawalDesk(target: string, orders: OrderDesk, { counters }: SystemTools): WithdrawalDesk {
  const withdrawn = new Set<string>();
  return (reference) => {
    if (orders.find(reference).kind !== "placed") return false;
    counters.tally(target, withdrawn.has(reference) ? "withdrawals-repeated" : "withdrawals");
    withdrawn.add(reference);
    orders.withdraw?.(reference);
    return true;
  };
}

const LATENCY_SHARE = 0.5;

export const atOnceWithdrawals = (target: string, orders: OrderDesk, tools: SystemTools): Operation => {
  const withdraw = createWithdrawalDesk(target, orders, tools);
  return {
    name: "withdraw",
    method: "POST",
    path: "/v1/withdrawals",
    latencyShare: LATENCY_SHARE,
    answer({ body }): SystemReply {
      const { reference, requestedAt } = (readJsonObject(body) ?? {}) as Partial<AtOnceWithdrawalWire>;
      if (!reference || !requestedAt) return jsonReply(400, { error: "withdrawal" });
      const answer: AtOnceWithdrawnWire = withdraw(reference)
        ? { status: "WITHDRAWN", reference }
        : { status: "UNKNOWN_REFERENCE" };
      return jsonReply(answer.status === "WITHDRAWN" ? 200 : 404, answer);
    },
  };
};

export const jobWithdrawals = (target: string, orders: OrderDesk, tools: SystemTools): Operation => {
  const withdraw = createWithdrawalDesk(target, orders, tools);
  return {
    name: "withdraw",
    method: "POST",
    path: "/angranden",
    latencyShare: LATENCY_SHARE,
    answer({ body }): SystemReply {
      const { referens, begardTid } = (readJsonObject(body) ?? {}) as Partial<JobWithdrawalWire>;
      if (!referens || !begardTid) return refuse(400, { fel: "ogiltig", text: "Ångrandet går inte att läsa." });
      if (withdraw(referens)) return jsonReply(200, { angrad: true } satisfies JobWithdrawnWire);
      return refuse(404, { fel: "okand-referens", text: "Det finns ingen order med referensen." });
    },
  };
};

const refuse = (status: number, answer: JobWithdrawnWire): SystemReply => jsonReply(status, answer);
