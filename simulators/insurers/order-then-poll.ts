import { drawCode } from "#simulators/kernel/draw.ts";
import { certainFault } from "#simulators/kernel/fault.ts";
import { recentCounts } from "#simulators/kernel/recent-counts.ts";
import {
  jsonReply,
  type MountedSystem,
  type Operation,
  type SystemReply,
  type SystemRequest,
  type SystemTools,
} from "#simulators/kernel/system.ts";
import type {
  JobChoiceWire,
  JobObjectionWire,
  JobOrderWire,
  JobPlacedWire,
  JobPricedWire,
  JobPriceQuestionWire,
  JobWire,
} from "#verticals/_ordering/order-then-poll.wire.ts";
import type { PricedChoice, SimulatedLine, SimulatedQuote } from "#simulators/verticals/registry.ts";
import { followOrders } from "./followed-orders.ts";
import { createOrderDesk, type OrderDesk } from "./order-desk.ts";
import { documentOperation } from "./documents.ts";
import { paymentOperations, paymentUrl } from "./payment-page.ts";
import { createPriceDesk, type PriceDesk } from "./price-desk.ts";
import { openQuoteDesk } from "./quote-desk.ts";
import { readJsonObject } from "./read-json.ts";
import { jobWithdrawals } from "./withdrawals.ts";

/**
 * An insurer that makes a job of each question and is asked until it is done, in whole öre. It honours idempotency keys:
 * the same key and body give the same answer, another body under the key is refused.
 */
export function orderThenPollInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const target = `insurers/${slug}`;
  const { orders, operations } = followOrders(createOrderDesk(slug, target, tools), lines, target, tools);
  const prices = createPriceDesk(slug, lines, tools);
  const answered = new Map<string, AnsweredKey>();
  return {
    kind: "mounted",
    target,
    latency: lines[0]?.latency ?? { minMs: 0, maxMs: 0 },
    operations: [
      ...lines.flatMap((line, lineNumber) => jobOperations(line, lineNumber, target, tools)),
      {
        name: "price",
        method: "POST",
        path: "/offerter/:quote/pris",
        latencyShare: 0.5,
        answer: ({ parameters, body }) => price(prices, parameters["quote"] ?? "", body),
      },
      {
        name: "place",
        method: "POST",
        path: "/ordrar",
        latencyShare: 1,
        answer: (request) =>
          placeOnce(request, slug, orders, answered, () => tools.counters.tally(target, "orders-replayed")),
      },
      {
        name: "find",
        method: "GET",
        path: "/ordrar/:reference",
        latencyShare: 0.25,
        answer: ({ parameters, headers }) => {
          const reference = parameters["reference"] ?? "";
          return find(orders, reference, paymentUrl(slug, headers.host, reference));
        },
      },
      ...paymentOperations(slug, orders),
      jobWithdrawals(target, orders, tools),
      ...operations,
      documentOperation(slug, lines),
    ],
  };
}

/** Jobs older than the newest so many are gone, as they would be after some minutes. */
const MAX_JOBS = 20_000;

interface Job {
  readonly quote: SimulatedQuote;
  readonly readyMs: number;
}

/** A job takes the insurer's whole time; making it and asking about it take next to nothing. */
function jobOperations(line: SimulatedLine, lineNumber: number, target: string, tools: SystemTools): Operation[] {
  const jobs = new Map<string, Job>();
  const asked = recentCounts(MAX_JOBS);
  const path = `/${line.lineName}/offertjobb`;
  return [
    {
      name: "quote",
      method: "POST",
      path,
      latencyShare: 0.1,
      answer({ body, key, headers }) {
        const quote = line.quote(
          readJsonObject(body),
          openQuoteDesk({ slug: line.slug, lineNumber }, tools, headers.host),
        );
        tools.counters.tally(target, `quotes-${quote.kind}`);
        if (quote.kind === "malformed") return jsonReply(400, quote.body);
        const id = drawCode(tools.seed, line.slug, key, asked.next(key));
        const takesMs = tools.latencyMs(target, line.latency, key);
        jobs.set(id, { quote, readyMs: tools.clock.nowMs() + takesMs });
        forgetOldest(jobs);
        const job: JobWire = { jobb: id, klarOmMs: Math.ceil(takesMs) };
        return jsonReply(202, job, { location: `/${target}${path}/${id}` });
      },
    },
    {
      name: "poll",
      method: "GET",
      path: `${path}/:job`,
      latencyShare: 0.05,
      answer: ({ parameters }) => poll(jobs, parameters["job"] ?? "", tools.clock.nowMs()),
    },
  ];
}

function forgetOldest(jobs: Map<string, Job>): void {
  const oldest = jobs.size > MAX_JOBS ? jobs.keys().next() : undefined;
  if (oldest && !oldest.done) jobs.delete(oldest.value);
}

function poll(jobs: ReadonlyMap<string, Job>, id: string, nowMs: number): SystemReply {
  const job = jobs.get(id);
  if (!job) return jsonReply(404, { fel: "okant-jobb", text: "Jobbet finns inte." });
  if (nowMs < job.readyMs) {
    const pending: JobWire = { jobb: id, klarOmMs: Math.ceil(job.readyMs - nowMs) };
    return jsonReply(202, pending);
  }
  const reply = jsonReply(job.quote.status ?? 200, job.quote.body);
  return job.quote.fault ? { ...reply, fault: certainFault(job.quote.fault) } : reply;
}

interface AnsweredKey {
  readonly body: string;
  readonly reply: SystemReply;
}

const toIsoDate = (date: string): string => date.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");

function price(prices: PriceDesk, quoteId: string, body: string): SystemReply {
  const asked = readJsonObject(body) as Partial<JobPriceQuestionWire> | undefined;
  if (!asked || typeof asked.startdatum !== "string") return refuse(400, "ogiltig", "Frågan går inte att läsa.");
  const { startdatum, tillagg = [], rabatter = [], referens = "" } = asked;
  const question = { quoteId, startDate: toIsoDate(startdatum), addOns: tillagg, discounts: rabatter };
  const answer = prices.price({ ...question, reference: referens });
  if (answer.kind === "outdated") return refuse(410, "utgangen", "Offerten har gått ut.");
  if (answer.kind === "invalid") return refuse(422, "ogiltigt-falt", answer.reason, answer.field);
  const priced: JobPricedWire = {
    offertnr: answer.quoteId,
    premieArOre: answer.yearlyFeeOre,
    premieManadOre: answer.monthlyFeeOre,
    tillagg: answer.addOns.map(toChoice),
    rabatter: answer.discounts.map(toChoice),
  };
  return jsonReply(200, priced);
}

const toChoice = ({ id, name, description, yearlyOre }: PricedChoice): JobChoiceWire => ({
  kod: id,
  namn: name,
  ...(description === undefined ? {} : { beskrivning: description }),
  arOre: yearlyOre,
});

function placeOnce(
  { headers, body }: SystemRequest,
  slug: string,
  orders: OrderDesk,
  answered: Map<string, AnsweredKey>,
  replayed: () => void,
): SystemReply {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || key === "") return refuse(400, "ogiltig", "Idempotency-Key saknas.");
  const before = answered.get(key);
  if (before && before.body !== body) return refuse(422, "nyckel-anvand", "Nyckeln har använts för en annan order.");
  if (before) {
    replayed();
    return before.reply;
  }
  const { reply, fault } = place(orders, key, body, paymentUrl(slug, headers.host, key));
  // What was never worked on may be tried again; everything else is answered as it was the first time.
  if (reply.status < 500) answered.set(key, { body, reply });
  return fault ? { ...reply, fault } : reply;
}

function place(
  orders: OrderDesk,
  reference: string,
  body: string,
  betalsida: string,
): { reply: SystemReply; fault?: SystemReply["fault"] } {
  const order = readJsonObject(body) as Partial<JobOrderWire> | undefined;
  const { offertnr, premieArOre, startdatum = "", personnummer = "", uppgifter, atervand = "" } = order ?? {};
  if (!offertnr || typeof premieArOre !== "number")
    return { reply: refuse(400, "ogiltig", "Ordern går inte att läsa.") };
  const answer = orders.place({
    reference,
    quoteId: offertnr,
    yearlyFeeOre: premieArOre,
    startDate: toIsoDate(startdatum),
    personalNumber: personnummer,
    phone: uppgifter?.["phone"] ?? "",
    fields: uppgifter,
    returnUrl: atervand,
  });
  switch (answer.kind) {
    case "failed":
      return { reply: jsonReply(500, {}), fault: answer.fault };
    case "payment":
      return { reply: jsonReply(202, { betalsida } satisfies JobPlacedWire) };
    case "invalid":
      return { reply: refuse(422, "ogiltigt-falt", answer.reason, answer.field) };
    case "refused":
      return { reply: refuse(409, "avvisad", answer.reason) };
    case "placed":
      return {
        reply: jsonReply(201, { ordernummer: answer.orderNumber } satisfies JobPlacedWire),
        fault: answer.fault,
      };
  }
}

function find(orders: OrderDesk, reference: string, betalsida: string): SystemReply {
  const found = orders.find(reference);
  switch (found.kind) {
    case "none":
      return refuse(404, "okand-referens", "Det finns ingen order med referensen.");
    case "payment":
      return jsonReply(202, { betalsida } satisfies JobPlacedWire);
    case "refused":
      return refuse(409, "avvisad", found.reason);
    case "placed":
      return jsonReply(200, { ordernummer: found.orderNumbers[0] ?? "" } satisfies JobPlacedWire);
  }
}

function refuse(status: number, fel: JobObjectionWire["fel"], text: string, falt?: string): SystemReply {
  const refused: JobPlacedWire = { fel, text, ...(falt === undefined ? {} : { falt }) };
  return jsonReply(status, refused);
}
