import type {
  OrderToPlace,
  PlacementReading,
  PriceQuestion,
  PriceReading,
  ProviderOrdering,
  ProviderReply,
  ProviderRequest,
} from "#verticals/_contract/provider.ts";
import { readId, readOre, readText, readUrl, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { CHOICE_BOUNDS, MAX_CHOICES, PRICE_BOUNDS, type ReadChoice, toInvalid, toPriceReading } from "./read-priced.ts";
import { child, children, readXml, textOf, type XmlNode } from "#verticals/_contract/wire/read-xml.ts";
import {
  PARTNER_NAMESPACE,
  SOAP_ENVELOPES,
  type SoapOrderWire,
  type SoapPriceQuestionWire,
  type SoapVersion,
} from "./soap.wire.ts";
import type { SoapWithdrawalWire } from "./withdrawal.wire.ts";
import { writeXml, type XmlElements } from "#verticals/_contract/wire/write-xml.ts";

/** How an insurer's SOAP differs from the others'. */
export interface SoapDialect {
  readonly version: SoapVersion;
  readonly decimalMark: "." | ",";
}

export const PLAIN_DIALECT: SoapDialect = { version: "1.1", decimalMark: "." };

export function soapRequest(
  { version }: SoapDialect,
  path: string,
  action: string,
  elements: XmlElements,
): ProviderRequest {
  const uri = `${PARTNER_NAMESPACE}:${action}`;
  return {
    method: "POST",
    path,
    headers:
      version === "1.1"
        ? { "content-type": "text/xml; charset=utf-8", soapaction: `"${uri}"` }
        : { "content-type": `application/soap+xml; charset=utf-8; action="${uri}"` },
    body:
      `<?xml version="1.0" encoding="UTF-8"?>` +
      `<s:Envelope xmlns:s="${SOAP_ENVELOPES[version]}" xmlns:f="${PARTNER_NAMESPACE}">` +
      `<s:Body>${writeXml({ [action]: elements }, "f")}</s:Body></s:Envelope>`,
  };
}

/** More than any answer of theirs; what is larger is not read at all. */
const MAX_ANSWER_CHARS = 256 * 1024;

/** The element that answers the action; undefined for anything else, faults and web pages among it. */
export function readSoapAnswer(reply: ProviderReply, action: string): XmlNode | undefined {
  if (reply.status !== 200 || reply.body.length > MAX_ANSWER_CHARS) return undefined;
  return child(readXml(reply.body), "Envelope", "Body", `${action}Svar`);
}

/** "2832.00" or "2832,00", never in thousands: undefined when it is not a plain amount. */
export function readKr({ decimalMark }: SoapDialect, text: string | undefined): number | undefined {
  const [, whole, part] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(text ?? "") ?? [];
  if (whole === undefined || (part !== undefined && !text?.includes(decimalMark))) return undefined;
  return Number(`${whole}.${part ?? "00"}`);
}

const writeKr = ({ decimalMark }: SoapDialect, ore: number): string => (ore / 100).toFixed(2).replace(".", decimalMark);

/** How an order reaches such an insurer. The reference is part of the order, and sent again it gives the same answer. */
export const soapOrdering = (dialect: SoapDialect): ProviderOrdering => ({
  price: (question) => soapRequest(dialect, "/ws/pris", "BeraknaPris", { ...toPriceQuestion(question) }),
  readPriced: (reply) => readPriced(dialect, reply),
  place: (order) => soapRequest(dialect, "/ws/teckning", "TecknaForsakring", { ...toOrder(dialect, order) }),
  readPlaced: (reply) => {
    const answer = readSoapAnswer(reply, "TecknaForsakring");
    return readObjection(answer) ?? readPayment(answer) ?? readNumber(answer);
  },
  find: (reference) => soapRequest(dialect, "/ws/sok", "SokTeckning", { Referens: reference }),
  // Only the insurer's own element means that nothing was placed.
  readFound: (reply) => {
    const answer = readSoapAnswer(reply, "SokTeckning");
    if (child(answer, "IngenTraff") !== undefined) return { kind: "not-found" };
    return readObjection(answer) ?? readPayment(answer) ?? readNumber(child(answer, "Teckning"));
  },
  withdraw({ reference, askedAt }) {
    const elements: SoapWithdrawalWire = { Referens: reference, BegardTid: askedAt };
    return soapRequest(dialect, "/ws/anger", "AngraTeckning", { ...elements });
  },
  readWithdrawn(reply) {
    const answer = readSoapAnswer(reply, "AngraTeckning");
    const message = readText(textOf(answer, "Avslag", "Skal"));
    if (message) return { kind: "refused", message };
    return child(answer, "Angrad") === undefined ? unreadable(`status ${reply.status}`) : { kind: "withdrawn" };
  },
});

const toPriceQuestion = (question: PriceQuestion): SoapPriceQuestionWire => ({
  OffertId: question.quoteId,
  Startdatum: question.startDate,
  Betalning: question.payment === "monthly" ? "MANAD" : "AR",
  Tillagg: { Kod: [...question.addOnIds] },
  Rabatter: { Kod: [...question.discountIds] },
  ...(question.reference === undefined ? {} : { Referens: question.reference }),
});

function readPriced(dialect: SoapDialect, reply: ProviderReply): PriceReading {
  const answer = readSoapAnswer(reply, "BeraknaPris");
  if (child(answer, "Utgangen") !== undefined) return { kind: "outdated" };
  const amount = (node: XmlNode | undefined, name: string, bounds: typeof PRICE_BOUNDS | typeof CHOICE_BOUNDS) =>
    readOre(readKr(dialect, textOf(node, name)), ORE_PER_KR, bounds);
  const choices = (name: string): ReadChoice[] => readSoapChoices(dialect, child(answer, name));
  return (
    readObjection(answer) ??
    toPriceReading({
      subscriptionId: textOf(answer, "OffertId"),
      yearlyFeeOre: amount(answer, "Arspremie", PRICE_BOUNDS),
      monthlyFeeOre: amount(answer, "Manadspremie", PRICE_BOUNDS),
      addOns: choices("Tillagg"),
      discounts: choices("Rabatter"),
    })
  );
}

export const readSoapChoices = (dialect: SoapDialect, list: XmlNode | undefined): ReadChoice[] =>
  children(list, "Val")
    .slice(0, MAX_CHOICES)
    .map((node) => ({
      id: textOf(node, "Kod"),
      name: textOf(node, "Namn"),
      description: textOf(node, "Beskrivning"),
      yearlyOre: readOre(readKr(dialect, textOf(node, "Arsbelopp")), ORE_PER_KR, CHOICE_BOUNDS),
    }));

const ORE_PER_KR = 100;

const toOrder = (dialect: SoapDialect, order: OrderToPlace): SoapOrderWire => ({
  Referens: order.reference,
  OffertId: order.subscriptionId,
  Arspremie: writeKr(dialect, order.yearlyFeeOre),
  Startdatum: order.startDate,
  Personnummer: order.personalNumber,
  Uppgifter: { Uppgift: Object.entries(order.fields).map(([Namn, Varde]) => ({ Namn, Varde })) },
  ...(order.returnUrl === undefined ? {} : { Atervand: order.returnUrl }),
});

function readObjection(answer: XmlNode | undefined) {
  const invalid = toInvalid(textOf(answer, "Felaktigt", "Falt"), textOf(answer, "Felaktigt", "Skal"));
  const message = readText(textOf(answer, "Avslag", "Skal"));
  return invalid ?? (message ? ({ kind: "refused", message } as const) : undefined);
}

function readPayment(answer: XmlNode | undefined): PlacementReading | undefined {
  const url = readUrl(textOf(answer, "Betalning", "Adress"));
  return url ? { kind: "interaction", url } : undefined;
}

function readNumber(node: XmlNode | undefined): PlacementReading {
  const providerOrderId = readId(textOf(node, "Teckningsnummer"));
  return providerOrderId ? { kind: "placed", providerOrderId } : unreadable("no order number");
}
