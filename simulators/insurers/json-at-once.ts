import { certainFault } from "#simulators/kernel/fault.ts";
import {
  jsonReply,
  type MountedSystem,
  type Operation,
  type SystemReply,
  type SystemTools,
} from "#simulators/kernel/system.ts";
import type {
  AtOnceChoiceWire,
  AtOnceOrderWire,
  AtOnceOrdersWire,
  AtOncePlacedWire,
  AtOncePricedWire,
  AtOncePriceQuestionWire,
} from "#verticals/_ordering/json-at-once.wire.ts";
import type { PricedChoice, SimulatedLine } from "#simulators/verticals/registry.ts";
import { followOrders } from "./followed-orders.ts";
import { createOrderDesk, type OrderDesk } from "./order-desk.ts";
import { documentOperation } from "./documents.ts";
import { paymentOperations, paymentUrl } from "./payment-page.ts";
import { createPriceDesk, type PriceDesk } from "./price-desk.ts";
import { openQuoteDesk } from "./quote-desk.ts";
import { readJsonObject } from "./read-json.ts";
import { atOnceWithdrawals } from "./withdrawals.ts";

/**
 * An insurer that answers in the same call, in kronor. It ignores idempotency keys: an order sent twice is placed
 * twice, though the order under a reference can be looked up.
 */
export function jsonAtOnceInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const target = `insurers/${slug}`;
  const { orders, operations } = followOrders(createOrderDesk(slug, target, tools), lines, target, tools);
  const prices = createPriceDesk(slug, lines, tools);
  return {
    kind: "mounted",
    target,
    latency: lines[0]?.latency ?? { minMs: 0, maxMs: 0 },
    operations: [
      ...lines.map((line, lineNumber) => quoteOperation({ line, lineNumber }, target, tools)),
      {
        name: "price",
        method: "POST",
        path: "/v1/quotes/:quote/price",
        latencyShare: 0.5,
        answer: ({ parameters, body }) => price(prices, parameters["quote"] ?? "", body),
      },
      {
        name: "place",
        method: "POST",
        path: "/v1/orders",
        latencyShare: 1,
        answer: ({ body, headers }) => place(orders, body, (reference) => paymentUrl(slug, headers.host, reference)),
      },
      {
        name: "find",
        method: "GET",
        path: "/v1/orders",
        latencyShare: 0.25,
        answer: ({ query, headers }) =>
          find(orders, query.get("reference") ?? "", (reference) => paymentUrl(slug, headers.host, reference)),
      },
      ...paymentOperations(slug, orders),
      atOnceWithdrawals(target, orders, tools),
      ...operations,
      documentOperation(slug, lines),
    ],
  };
}

const quoteOperation = ({ line, lineNumber }: NumberedLine, target: string, tools: SystemTools): Operation => ({
  name: "quote",
  method: "POST",
  path: `/v1/${line.lineName}/quotes`,
  latencyShare: 1,
  answer({ body, headers }) {
    const quote = line.quote(readJsonObject(body), openQuoteDesk({ slug: line.slug, lineNumber }, tools, headers.host));
    tools.counters.tally(target, `quotes-${quote.kind}`);
    const reply = jsonReply(quote.kind === "malformed" ? 400 : (quote.status ?? 200), quote.body);
    return quote.fault ? { ...reply, fault: certainFault(quote.fault) } : reply;
  },
});

interface NumberedLine {
  readonly line: SimulatedLine;
  readonly lineNumber: number;
}

const ORE_PER_KR = 100;

function price(prices: PriceDesk, quoteId: string, body: string): SystemReply {
  const asked = readJsonObject(body) as Partial<AtOncePriceQuestionWire> | undefined;
  if (!asked || typeof asked.startDate !== "string") return jsonReply(400, { error: "price" });
  const { startDate, addOns = [], discounts = [], reference = "" } = asked;
  const answer = prices.price({ quoteId, startDate, addOns, discounts, reference });
  if (answer.kind === "outdated") return jsonReply(410, { status: "OUTDATED" } satisfies AtOncePricedWire);
  if (answer.kind === "invalid") {
    const invalid: AtOncePricedWire = { status: "INVALID", field: answer.field, reason: answer.reason };
    return jsonReply(422, invalid);
  }
  const priced: AtOncePricedWire = {
    status: "PRICED",
    quoteId: answer.quoteId,
    premium: {
      perYear: answer.yearlyFeeOre / ORE_PER_KR,
      perMonth: answer.monthlyFeeOre / ORE_PER_KR,
      currency: "SEK",
    },
    addOns: answer.addOns.map(toChoice),
    discounts: answer.discounts.map(toChoice),
  };
  return jsonReply(200, priced);
}

const toChoice = ({ yearlyOre, ...choice }: PricedChoice): AtOnceChoiceWire => ({
  ...choice,
  perYear: yearlyOre / ORE_PER_KR,
});

type UrlOf = (reference: string) => string;

function place(orders: OrderDesk, body: string, urlOf: UrlOf): SystemReply {
  const order = readJsonObject(body) as Partial<AtOnceOrderWire> | undefined;
  const { reference, quoteId, premiumPerYear, startDate, ssn, contact, returnUrl } = order ?? {};
  if (!reference || !quoteId || typeof premiumPerYear !== "number") return jsonReply(400, { error: "order" });
  const answer = orders.place({
    reference,
    quoteId,
    yearlyFeeOre: Math.round(premiumPerYear * ORE_PER_KR),
    startDate: startDate ?? "",
    personalNumber: ssn ?? "",
    phone: contact?.["phone"] ?? "",
    fields: contact,
    returnUrl: returnUrl ?? "",
  });
  switch (answer.kind) {
    case "failed":
      return { ...jsonReply(500, {}), fault: answer.fault };
    case "payment":
      return jsonReply(202, { status: "ACTION_REQUIRED", reference, url: urlOf(reference) } satisfies AtOncePlacedWire);
    case "invalid": {
      const invalid: AtOncePlacedWire = { status: "INVALID", field: answer.field, reason: answer.reason };
      return jsonReply(422, invalid);
    }
    case "refused":
      return jsonReply(422, { status: "REFUSED", reason: answer.reason } satisfies AtOncePlacedWire);
    case "placed": {
      const placed: AtOncePlacedWire = { orderNumber: answer.orderNumber, reference };
      return answer.fault ? { ...jsonReply(201, placed), fault: answer.fault } : jsonReply(201, placed);
    }
  }
}

function find(orders: OrderDesk, reference: string, urlOf: UrlOf): SystemReply {
  const found = orders.find(reference);
  const numbers = found.kind === "placed" ? found.orderNumbers : [];
  const answer: AtOnceOrdersWire = {
    orders: numbers.map((orderNumber) => ({ orderNumber, reference })),
    ...(found.kind === "payment" ? { pending: { url: urlOf(reference) } } : {}),
    ...(found.kind === "refused" ? { refused: { reason: found.reason } } : {}),
  };
  return jsonReply(200, answer);
}
