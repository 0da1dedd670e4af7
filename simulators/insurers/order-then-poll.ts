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
import type { JobOrderWire, JobPlacedWire, JobWire } from "#verticals/_contract/protocols/order-then-poll.wire.ts";
import type { SimulatedLine, SimulatedQuote } from "#verticals/simulated-registry.ts";
import { createOrderDesk, type OrderDesk } from "./order-desk.ts";
import { openQuoteDesk } from "./quote-desk.ts";
import { readJsonObject } from "./read-json.ts";

/**
 * An insurer that makes a job of each question and is asked until it is done, in whole öre. It honours idempotency keys:
 * the same key and body give the same answer, another body under the key is refused.
 */
export function orderThenPollInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const target = `insurers/${slug}`;
  const orders = createOrderDesk(slug, target, tools);
  const answered = new Map<string, AnsweredKey>();
  return {
    kind: "mounted",
    target,
    latency: lines[0]?.latency ?? { minMs: 0, maxMs: 0 },
    operations: [
      ...lines.flatMap((line) => jobOperations(line, target, tools)),
      {
        name: "place",
        method: "POST",
        path: "/ordrar",
        latencyShare: 1,
        answer: (request) =>
          placeOnce(request, orders, answered, () => tools.counters.tally(target, "orders-replayed")),
      },
      {
        name: "find",
        method: "GET",
        path: "/ordrar/:reference",
        latencyShare: 0.25,
        answer: ({ parameters }) => find(orders, parameters["reference"] ?? ""),
      },
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
function jobOperations(line: SimulatedLine, target: string, tools: SystemTools): Operation[] {
  const jobs = new Map<string, Job>();
  const asked = recentCounts(MAX_JOBS);
  const path = `/${line.lineName}/offertjobb`;
  return [
    {
      name: "quote",
      method: "POST",
      path,
      latencyShare: 0.1,
      answer({ body, key }) {
        const quote = line.quote(readJsonObject(body), openQuoteDesk(line.slug, tools));
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
  const reply = jsonReply(200, job.quote.body);
  return job.quote.trouble ? { ...reply, fault: certainFault(job.quote.trouble) } : reply;
}

interface AnsweredKey {
  readonly body: string;
  readonly reply: SystemReply;
}

function placeOnce(
  { headers, body }: SystemRequest,
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
  const { reply, fault } = place(orders, key, body);
  // What was never worked on may be tried again; everything else is answered as it was the first time.
  if (reply.status < 500) answered.set(key, { body, reply });
  return fault ? { ...reply, fault } : reply;
}

function place(
  orders: OrderDesk,
  reference: string,
  body: string,
): { reply: SystemReply; fault?: SystemReply["fault"] } {
  const order = readJsonObject(body) as Partial<JobOrderWire> | undefined;
  const { offertnr, premieArOre, startdatum = "", personnummer = "" } = order ?? {};
  if (!offertnr || typeof premieArOre !== "number")
    return { reply: refuse(400, "ogiltig", "Ordern går inte att läsa.") };
  const answer = orders.place({
    reference,
    quoteId: offertnr,
    yearlyFeeOre: premieArOre,
    startDate: startdatum.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3"),
    personalNumber: personnummer,
  });
  if (answer.kind === "failed") return { reply: jsonReply(500, {}), fault: answer.fault };
  if (answer.kind === "refused") return { reply: refuse(409, "avvisad", answer.reason) };
  const placed: JobPlacedWire = { ordernummer: answer.orderNumber };
  return { reply: jsonReply(201, placed), fault: answer.fault };
}

function find(orders: OrderDesk, reference: string): SystemReply {
  const [ordernummer] = orders.find(reference);
  if (!ordernummer) return refuse(404, "okand-referens", "Det finns ingen order med referensen.");
  const found: JobPlacedWire = { ordernummer };
  return jsonReply(200, found);
}

function refuse(status: number, fel: Extract<JobPlacedWire, { fel: unknown }>["fel"], text: string): SystemReply {
  const refused: JobPlacedWire = { fel, text };
  return jsonReply(status, refused);
}
