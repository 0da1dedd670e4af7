import { XMLParser, XMLValidator } from "fast-xml-parser";
import { certainFault } from "#simulators/kernel/fault.ts";
import type { MountedSystem, Operation, SystemReply, SystemRequest, SystemTools } from "#simulators/kernel/system.ts";
import {
  PARTNER_NAMESPACE,
  SOAP_ENVELOPES,
  type SoapChoiceWire,
  type SoapFoundWire,
  type SoapPlacedWire,
  type SoapPricedWire,
  type SoapVersion,
} from "#verticals/_ordering/soap.wire.ts";
import type { SoapWithdrawnWire } from "#verticals/_ordering/withdrawal.wire.ts";
import type { PricedChoice, SimulatedLine } from "#simulators/verticals/registry.ts";
import { documentOperation } from "./documents.ts";
import { createOrderDesk, type OrderAnswer, type OrderDesk } from "./order-desk.ts";
import { paymentOperations, paymentUrl } from "./payment-page.ts";
import { createPriceDesk, type PriceDesk } from "./price-desk.ts";
import { openQuoteDesk } from "./quote-desk.ts";
import { createWithdrawalDesk } from "./withdrawals.ts";
import { writeSoap, writeSoapFault } from "./write-soap.ts";

/**
 * An insurer with a SOAP service for each thing it does. It knows an order by its reference: sent again, the same order gets
 * the same answer, and another order under the reference a fault.
 */
export function soapInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const target = `insurers/${slug}`;
  const version: SoapVersion = lines[0]?.soapVersion ?? "1.1";
  const orders = createOrderDesk(slug, target, tools);
  const withdraw = createWithdrawalDesk(target, orders, tools);
  const prices = createPriceDesk(slug, lines, tools);
  const writeKr: WriteKr = (ore) => (ore / 100).toFixed(2).replace(".", lines[0]?.decimalMark ?? ".");
  const answered = new Map<string, { readonly body: string; readonly reply: SystemReply }>();
  return {
    kind: "mounted",
    target,
    latency: lines[0]?.latency ?? { minMs: 0, maxMs: 0 },
    operations: [
      ...lines.map((line, lineNumber) => quoteOperation(line, lineNumber, version, target, tools)),
      service("price", "/ws/pris", "BeraknaPris", version, 0.5, (question) =>
        writeSoap(version, "BeraknaPris", price(prices, question, writeKr)),
      ),
      service("place", "/ws/teckning", "TecknaForsakring", version, 1, (order, { body, headers }) => {
        const reference = textOf(order, "Referens");
        const before = answered.get(reference);
        if (before && before.body !== body) return writeSoapFault(version, "Referens");
        if (before) tools.counters.tally(target, "orders-replayed");
        const reply = before?.reply ?? place(orders, order, version, paymentUrl(slug, headers.host, reference));
        // What was never worked on may be tried again; a fault hits the first answer only.
        const { fault: _, ...again } = reply;
        if (reply.status < 500) answered.set(reference, { body, reply: again });
        return reply;
      }),
      service("find", "/ws/sok", "SokTeckning", version, 0.25, (question, { headers }) => {
        const reference = textOf(question, "Referens");
        return writeSoap(version, "SokTeckning", find(orders, reference, paymentUrl(slug, headers.host, reference)));
      }),
      ...paymentOperations(slug, orders),
      service("withdraw", "/ws/anger", "AngraTeckning", version, 0.5, (question) => {
        const answer: SoapWithdrawnWire = withdraw(textOf(question, "Referens"))
          ? { Angrad: "" }
          : { Avslag: { Skal: "Okänd referens" } };
        return writeSoap(version, "AngraTeckning", answer);
      }),
      documentOperation(slug, lines),
    ],
  };
}

const quoteOperation = (
  line: SimulatedLine,
  lineNumber: number,
  version: SoapVersion,
  target: string,
  tools: SystemTools,
): Operation =>
  service("quote", `/ws/${line.lineName}/offert`, "HamtaOffert", version, 1, (question, { headers }) => {
    const quote = line.quote(question, openQuoteDesk({ slug: line.slug, lineNumber }, tools, headers.host));
    tools.counters.tally(target, `quotes-${quote.kind}`);
    if (quote.kind === "malformed") return writeSoapFault(version, "Client");
    const reply = writeSoap(version, "HamtaOffert", quote.body);
    return quote.fault ? { ...reply, fault: certainFault(quote.fault) } : reply;
  });

type Elements = Readonly<Record<string, unknown>>;

function service(
  name: string,
  path: string,
  action: string,
  version: SoapVersion,
  latencyShare: number,
  answer: (question: Elements, request: SystemRequest) => SystemReply,
): Operation {
  return {
    name,
    method: "POST",
    path,
    latencyShare,
    answer(request) {
      const question = readQuestion(request, action, version);
      return typeof question === "string" ? writeSoapFault(version, question) : answer(question, request);
    },
  };
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: true });

/** The elements of the question, or what is wrong with it. Strict about everything a real service is strict about. */
function readQuestion({ body, headers }: SystemRequest, action: string, version: SoapVersion): Elements | string {
  const type = headers["content-type"] ?? "";
  const uri = `${PARTNER_NAMESPACE}:${action}`;
  const isNamed =
    version === "1.1"
      ? type.startsWith("text/xml") && headers["soapaction"] === `"${uri}"`
      : type.startsWith("application/soap+xml") && type.includes(`action="${uri}"`);
  if (!isNamed) return "VersionMismatch";
  if (XMLValidator.validate(body) !== true) return "Client";
  const envelope = elementOf(parser.parse(body), "s:Envelope");
  if (envelope?.["@_xmlns:s"] !== SOAP_ENVELOPES[version]) return "VersionMismatch";
  if (envelope["@_xmlns:f"] !== PARTNER_NAMESPACE) return "Client";
  const question = elementOf(elementOf(envelope, "s:Body"), `f:${action}`);
  return question ? (withoutPrefix(question) as Elements) : "Client";
}

const elementOf = (node: unknown, name: string): Elements | undefined => {
  const found = (node as Elements | undefined)?.[name];
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Elements) : undefined;
};

function withoutPrefix(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPrefix);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name.replace(/^f:/, ""), withoutPrefix(value)]),
  );
}

const textOf = (elements: Elements, name: string): string => {
  const value = elements[name];
  return typeof value === "string" ? value : "";
};

/** Repeated elements inside one, or none. */
const listOf = (elements: Elements, name: string, inner: string): string[] =>
  [(elements[name] as Elements | undefined)?.[inner] ?? []].flat().map(String);

type WriteKr = (ore: number) => string;

function price(prices: PriceDesk, question: Elements, writeKr: WriteKr): SoapPricedWire {
  const answer = prices.price({
    quoteId: textOf(question, "OffertId"),
    startDate: textOf(question, "Startdatum"),
    addOns: listOf(question, "Tillagg", "Kod"),
    discounts: listOf(question, "Rabatter", "Kod"),
    reference: textOf(question, "Referens"),
  });
  if (answer.kind === "outdated") return { Utgangen: "" };
  if (answer.kind === "invalid") return { Felaktigt: { Falt: answer.field, Skal: answer.reason } };
  return {
    OffertId: answer.quoteId,
    Arspremie: writeKr(answer.yearlyFeeOre),
    Manadspremie: writeKr(answer.monthlyFeeOre),
    Tillagg: { Val: answer.addOns.map((choice) => toChoice(choice, writeKr)) },
    Rabatter: { Val: answer.discounts.map((choice) => toChoice(choice, writeKr)) },
  };
}

const toChoice = ({ id, name, description = "", yearlyOre }: PricedChoice, writeKr: WriteKr): SoapChoiceWire => ({
  Kod: id,
  Namn: name,
  Beskrivning: description,
  Arsbelopp: writeKr(yearlyOre),
});

function place(orders: OrderDesk, order: Elements, version: SoapVersion, Adress: string): SystemReply {
  const reference = textOf(order, "Referens");
  const quoteId = textOf(order, "OffertId");
  const yearlyKr = Number(textOf(order, "Arspremie").replace(",", "."));
  if (reference === "" || quoteId === "" || Number.isNaN(yearlyKr)) return writeSoapFault(version, "Client");
  const answer = orders.place({
    reference,
    quoteId,
    yearlyFeeOre: Math.round(yearlyKr * 100),
    startDate: textOf(order, "Startdatum"),
    personalNumber: textOf(order, "Personnummer"),
    phone: phoneOf(order),
    returnUrl: textOf(order, "Atervand"),
  });
  if (answer.kind === "failed") return { ...writeSoapFault(version, "Server"), fault: answer.fault };
  const reply = writeSoap(version, "TecknaForsakring", toPlacedWire(answer, Adress));
  return answer.kind === "placed" && answer.fault ? { ...reply, fault: answer.fault } : reply;
}

function phoneOf(order: Elements): string {
  const given = [(order["Uppgifter"] as Elements | undefined)?.["Uppgift"] ?? []].flat() as Elements[];
  const phone = given.find((each) => each["Namn"] === "phone");
  return phone ? textOf(phone, "Varde") : "";
}

function toPlacedWire(answer: Exclude<OrderAnswer, { kind: "failed" }>, Adress: string): SoapPlacedWire {
  switch (answer.kind) {
    case "payment":
      return { Betalning: { Adress } };
    case "invalid":
      return { Felaktigt: { Falt: answer.field, Skal: answer.reason } };
    case "refused":
      return { Avslag: { Skal: answer.reason } };
    case "placed":
      return { Teckningsnummer: answer.orderNumber };
  }
}

function find(orders: OrderDesk, reference: string, Adress: string): SoapFoundWire {
  const found = orders.find(reference);
  switch (found.kind) {
    case "none":
      return { IngenTraff: "" };
    case "payment":
      return { Betalning: { Adress } };
    case "refused":
      return { Avslag: { Skal: found.reason } };
    case "placed":
      return { Teckning: { Teckningsnummer: found.orderNumbers[0] ?? "" } };
  }
}
