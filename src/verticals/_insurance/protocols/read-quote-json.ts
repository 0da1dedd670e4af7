import type { ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import { type FeeBounds, type QuoteReading, readCondition, readEndOfDay, readIsoTime } from "./read-quote.ts";
import { readAtOnceChoices } from "#verticals/_ordering/json-at-once.ts";
import { readJobChoices } from "#verticals/_ordering/order-then-poll.ts";
import type { WireStyle } from "#verticals/_insurance/insurers.ts";
import { readAmount } from "./wire-style.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/** The fields that every answer given at once shares. */
export function readAtOnceQuote(
  { status, body }: ProviderReply,
  style: WireStyle,
  bounds: FeeBounds,
): QuoteReading<JsonRecord> {
  const reply = readJsonRecord(body);
  if (status === (style.declineStatus ?? 200) && reply?.["status"] === "DECLINED") return toDecline(reply["reason"]);
  if (status !== 200) return unreadable(`status ${status}`);
  if (reply?.["status"] !== "OFFERED") return unreadable("no answer in the body");
  const premium = readRecord(reply["premium"]);
  if (premium?.["currency"] !== "SEK") return unreadable("not in kronor");
  const discount = readRecord(reply["discount"]);
  return {
    kind: "quote",
    reply,
    quote: {
      subscriptionId: reply["quoteId"],
      subscriptionName: reply["product"],
      yearlyFeeOre: readAmount(premium["perYear"], style, bounds.yearly),
      monthlyFeeOre: readAmount(premium["perMonth"], style, bounds.monthly),
      validUntil: readIsoTime(reply["validTo"]),
      discount: discount && {
        percent: discount["percent"],
        name: discount["name"],
        condition: readCondition(discount["requires"], "OTHER_INSURANCES"),
        yearlyFeeOre: readAmount(discount["perYear"], style, bounds.yearly),
        monthlyFeeOre: readAmount(discount["perMonth"], style, bounds.monthly),
      },
      firstStart: reply["firstStart"],
      featured: reply["headline"],
      benefits: readList(reply["benefits"], 6),
      services: readList(reply["services"], 10),
      addOns: readAtOnceChoices(reply["addOns"]),
      about: reply["about"],
      bindingMonths: reply["bindingMonths"],
      links: readLinks(reply["documents"], "title", "url"),
    },
  };
}

/** The fields that every finished job shares. */
export function readJobQuote(
  { status, body }: ProviderReply,
  { declineStatus = 200 }: WireStyle,
  bounds: FeeBounds,
): QuoteReading<JsonRecord> {
  const reply = readJsonRecord(body);
  if (status === declineStatus && reply?.["utfall"] === "nej") return toDecline(reply["skal"]);
  if (status !== 200) return unreadable(`status ${status}`);
  if (reply?.["utfall"] !== "offert") return unreadable("no answer in the body");
  const discount = readRecord(reply["rabatt"]);
  return {
    kind: "quote",
    reply,
    quote: {
      subscriptionId: reply["offertnr"],
      subscriptionName: reply["produkt"],
      yearlyFeeOre: readOre(reply["premieArOre"], 1, bounds.yearly),
      monthlyFeeOre: readOre(reply["premieManadOre"], 1, bounds.monthly),
      validUntil: readEndOfDay(reply["gallerTom"]),
      discount: discount && {
        percent: discount["procent"],
        name: discount["namn"],
        condition: readCondition(discount["kraver"], "fler_forsakringar"),
        yearlyFeeOre: readOre(discount["premieArOre"], 1, bounds.yearly),
        monthlyFeeOre: readOre(discount["premieManadOre"], 1, bounds.monthly),
      },
      firstStart: reply["tidigastStart"],
      featured: reply["rubrik"],
      benefits: readList(reply["fordelar"], 6),
      services: readList(reply["tjanster"], 10),
      addOns: readJobChoices(reply["tillagg"]),
      about: reply["ovrigt"],
      bindingMonths: reply["bindningstid"],
      links: readLinks(reply["dokument"], "namn", "lank"),
    },
  };
}

function toDecline(reason: unknown): QuoteReading<never> {
  const message = readText(reason);
  return message ? { kind: "declined", message } : unreadable("declined without reason");
}

const readLinks = (value: unknown, name: string, url: string) =>
  readList(value, 6).map((item) => {
    const document = readRecord(item);
    return { name: document?.[name], url: document?.[url] };
  });
