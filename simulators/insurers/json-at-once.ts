import { certainFault } from "#simulators/kernel/fault.ts";
import {
  jsonReply,
  type MountedSystem,
  type Operation,
  type SystemReply,
  type SystemTools,
} from "#simulators/kernel/system.ts";
import type {
  AtOnceOrderWire,
  AtOnceOrdersWire,
  AtOncePlacedWire,
} from "#verticals/_contract/protocols/json-at-once.wire.ts";
import type { SimulatedLine } from "#verticals/simulated-registry.ts";
import { createOrderDesk, type OrderDesk } from "./order-desk.ts";
import { openQuoteDesk } from "./quote-desk.ts";
import { readJsonObject } from "./read-json.ts";

/**
 * An insurer that answers in the same call, in kronor. It does not look at idempotency keys: an order sent twice is placed
 * twice, though it can be asked what lies under a reference.
 */
export function jsonAtOnceInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const target = `insurers/${slug}`;
  const orders = createOrderDesk(slug, target, tools);
  return {
    kind: "mounted",
    target,
    latency: lines[0]?.latency ?? { minMs: 0, maxMs: 0 },
    operations: [
      ...lines.map((line) => quoteOperation(line, target, tools)),
      { name: "place", method: "POST", path: "/v1/orders", latencyShare: 1, answer: ({ body }) => place(orders, body) },
      {
        name: "find",
        method: "GET",
        path: "/v1/orders",
        latencyShare: 0.25,
        answer: ({ query }) => find(orders, query.get("reference") ?? ""),
      },
    ],
  };
}

const quoteOperation = (line: SimulatedLine, target: string, tools: SystemTools): Operation => ({
  name: "quote",
  method: "POST",
  path: `/v1/${line.lineName}/quotes`,
  latencyShare: 1,
  answer({ body }) {
    const quote = line.quote(readJsonObject(body), openQuoteDesk(line.slug, tools));
    tools.counters.tally(target, `quotes-${quote.kind}`);
    const reply = jsonReply(quote.kind === "malformed" ? 400 : 200, quote.body);
    return quote.trouble ? { ...reply, fault: certainFault(quote.trouble) } : reply;
  },
});

function place(orders: OrderDesk, body: string): SystemReply {
  const order = readJsonObject(body) as Partial<AtOnceOrderWire> | undefined;
  const { reference, quoteId, premiumPerYear, startDate, ssn } = order ?? {};
  if (!reference || !quoteId || typeof premiumPerYear !== "number") return jsonReply(400, { error: "order" });
  const answer = orders.place({
    reference,
    quoteId,
    yearlyFeeOre: Math.round(premiumPerYear * 100),
    startDate: startDate ?? "",
    personalNumber: ssn ?? "",
  });
  if (answer.kind === "failed") return { ...jsonReply(500, {}), fault: answer.fault };
  if (answer.kind === "refused") {
    const refused: AtOncePlacedWire = { status: "REFUSED", reason: answer.reason };
    return jsonReply(422, refused);
  }
  const placed: AtOncePlacedWire = { orderNumber: answer.orderNumber, reference };
  return answer.fault ? { ...jsonReply(201, placed), fault: answer.fault } : jsonReply(201, placed);
}

function find(orders: OrderDesk, reference: string): SystemReply {
  const found: AtOnceOrdersWire = {
    orders: orders.find(reference).map((orderNumber) => ({ orderNumber, reference })),
  };
  return jsonReply(200, found);
}
