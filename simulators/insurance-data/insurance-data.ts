import {
  COMPANY_PREFIX,
  INSURANCE_DATA_PATHS as PATHS,
  INSURANCE_DATA_VERSION,
  type StartCollectionWire,
} from "#adapters/insurance-data/insurance-data.wire.ts";
import type { OrderBook } from "#simulators/bankid/order-book.ts";
import { drawShare } from "#simulators/kernel/draw.ts";
import {
  jsonReply,
  type MountedSystem,
  type Operation,
  type SystemReply,
  type SystemRequest,
  type SystemTools,
} from "#simulators/kernel/system.ts";
import { listLookedUp } from "#simulators/registers/looked-up.ts";
import { swedishDate } from "#simulators/world/calendar.ts";
import { findPerson } from "#simulators/world/people.ts";
import { ownedBy } from "#simulators/world/vehicles.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { type Collection, createCollectionBook, hasEnded } from "./collection-book.ts";
import { companies } from "./companies.ts";
import { createEventSender } from "./send-events.ts";

type Settings = Readonly<Record<string, string | undefined>>;

/** Policies are the same whatever the seed of a run. */
const POLICY_SEED = 13;

/**
 * The aggregator: logs in at insurers and fetches what people have there. It starts another collection for every start it
 * is sent, also under a reference that it has seen: a caller that does not want two must check first.
 */
export function insuranceDataAggregator(orders: OrderBook, settings: Settings, tools: SystemTools): MountedSystem {
  const book = createCollectionBook(orders, tools);
  const apiKey = settings["SPARV_INSURANCE_DATA_KEY"] ?? "sparv-sandbox-insurance-data";
  const origin = settings["SPARV_PUBLIC_ORIGIN"];
  const watch = createEventSender(book, {
    url: origin && `${origin}/webhooks/insurance-data`,
    key: settings["SPARV_INSURANCE_DATA_WEBHOOK_KEY"] ?? "sparv-sandbox-insurance-events",
  });
  const operation = (
    name: string,
    method: Operation["method"],
    path: string,
    answer: (request: SystemRequest) => SystemReply,
  ): Operation => ({
    name,
    method,
    path,
    latencyShare: 1,
    answer: (request) => {
      if (request.headers["authorization-token"] !== apiKey) return jsonReply(401, { error: "authorization-token" });
      if (request.headers["insurely-version"] !== INSURANCE_DATA_VERSION) return jsonReply(400, { error: "version" });
      return answer(request);
    },
  });
  const onOne =
    (answer: (collection: Collection) => SystemReply) =>
    ({ parameters }: SystemRequest): SystemReply => {
      const collection = book.find(parameters["id"] ?? "");
      return collection ? answer(collection) : jsonReply(404, { error: "no such collection" });
    };

  return {
    kind: "mounted",
    target: "aggregators/insurance-data",
    latency: { minMs: 20, maxMs: 200 },
    operations: [
      operation("availability", "GET", PATHS.availability, () => listReply(companies)),
      operation("find", "GET", PATHS.collections, ({ query }) =>
        listReply(book.byReference(query.get("externalReference") ?? "").map(({ id, status }) => ({ id, status }))),
      ),
      operation("start", "POST", PATHS.collections, ({ body }) => {
        const request = readStart(body);
        if (!request) return jsonReply(400, { error: "parameters" });
        const personalNumber = request.parameters[0].personalNumber;
        const company = companies.find((each) => each.company === request.company);
        if (!company?.loginMethods.includes(request.loginMethod)) return jsonReply(422, { error: "company" });
        if (!findPerson(personalNumber)) return jsonReply(400, { error: "personalNumber" });
        const collection = book.start(request, personalNumber);
        tools.counters.placed("aggregators/insurance-data", request.externalReference);
        watch(collection);
        return jsonReply(201, book.present(collection));
      }),
      operation(
        "status",
        "GET",
        PATHS.status(":id"),
        onOne((collection) => jsonReply(200, book.present(collection))),
      ),
      operation(
        "insurances",
        "GET",
        PATHS.insurances(":id"),
        onOne((collection) => insurancesOf(collection, tools)),
      ),
      operation(
        "cancel",
        "POST",
        PATHS.cancel(":id"),
        onOne((collection) => (book.cancel(collection) ? jsonReply(200, {}) : jsonReply(409, { error: "ended" }))),
      ),
    ],
    received: {
      list: () => book.all().map(({ id, request, status }) => ({ id, reference: request.externalReference, status })),
      clear: () => undefined,
    },
  };
}

const listReply = (list: readonly object[]): SystemReply => ({ status: 200, body: JSON.stringify(list) });

function readStart(body: string): StartCollectionWire | undefined {
  try {
    const read = JSON.parse(body) as StartCollectionWire;
    const [{ type, personalNumber }] = read.parameters;
    const isWhole = type === "SWEDISH_BANKID" && /^\d{12}$/.test(personalNumber);
    return isWhole && typeof read.externalReference === "string" ? read : undefined;
  } catch {
    return undefined;
  }
}

function insurancesOf(collection: Collection, { clock }: SystemTools): SystemReply {
  const { id, request, person, personalNumber } = collection;
  if (!hasEnded(collection)) return jsonReply(409, { error: "not yet" });
  if (person?.isGarbage) return { status: 200, body: "<html>Försök igen senare</html>" };
  const customer = findPerson(personalNumber);
  if (!customer || !collection.status.startsWith("COMPLETED"))
    return jsonReply(404, { error: "nothing was collected" });
  const desk = {
    slug: request.company.slice(COMPANY_PREFIX.length),
    today: swedishDate(clock.nowMs()),
    customer,
    vehicles: ownedBy(personalNumber, listLookedUp()),
    hasEverything: person !== undefined,
    quirk: person?.quirk,
    draw: (key: string) => drawShare(POLICY_SEED, key),
  };
  const policies = simulatedVerticals.flatMap((vertical) => vertical.policies?.(desk) ?? []);
  return listReply(policies.map((policy) => ({ collectionId: id, collectionDate: desk.today, ...policy })));
}
