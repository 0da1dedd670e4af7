import { jsonReply, type Operation, type SystemReply } from "#simulators/kernel/system.ts";
import type { SwitchCorrectionWire, SwitchWire } from "#verticals/_ordering/delivery.wire.ts";
import type { DeliveryAnswer, DeliveryDesk } from "./delivery-desk.ts";

const LATENCY_SHARE = 0.5;

/** The two calls by which a switch is followed and its facility id corrected, over a supplier's desk. */
export const switchOperations = (desk: DeliveryDesk): readonly Operation[] => [
  {
    name: "switch",
    method: "GET",
    path: "/v1/switches",
    latencyShare: LATENCY_SHARE,
    answer: ({ query }) => replyOf(desk.ask(query.get("reference") ?? "")),
  },
  {
    name: "correct-switch",
    method: "POST",
    path: "/v1/switches/corrections",
    latencyShare: LATENCY_SHARE,
    answer({ headers, body }) {
      const { reference, facilityId } = readCorrection(body);
      const idempotencyKey = headers["idempotency-key"];
      if (!reference || !facilityId || typeof idempotencyKey !== "string")
        return jsonReply(400, { error: "correction" });
      return replyOf(desk.correct({ reference, idempotencyKey, value: facilityId }));
    },
  },
];

function readCorrection(body: string): Partial<SwitchCorrectionWire> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<SwitchCorrectionWire>;
  } catch {
    return {};
  }
}

function replyOf(answer: DeliveryAnswer): SystemReply {
  if (answer.kind === "failed") return { ...jsonReply(200, PENDING), fault: answer.fault };
  return jsonReply(answer.kind === "none" ? 404 : 200, wireOf(answer));
}

const PENDING: SwitchWire = { status: "PENDING" };
const STATUSES = { confirmed: "CONFIRMED", moved: "MOVED", completed: "COMPLETED" } as const;

function wireOf(answer: Exclude<DeliveryAnswer, { kind: "failed" }>): SwitchWire {
  switch (answer.kind) {
    case "none":
      return { status: "UNKNOWN_REFERENCE" };
    case "pending":
      return PENDING;
    case "refused":
      return { status: "REFUSED", reason: answer.reason, ...(answer.isAboutValue ? { field: "facilityId" } : {}) };
    case "confirmed":
    case "moved":
    case "completed":
      return { status: STATUSES[answer.kind], date: answer.date };
  }
}
