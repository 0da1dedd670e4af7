import type { ProviderReply } from "#verticals/_contract/provider.ts";
import { readOre, readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { type FeeBounds, type QuoteReading, readCondition, readEndOfDay } from "./read-quote.ts";
import { child, children, textOf, type XmlNode } from "#verticals/_contract/wire/read-xml.ts";
import { readKr, readSoapAnswer, readSoapChoices, type SoapDialect } from "#verticals/_ordering/soap.ts";

/** The action that asks for a quote, whatever is insured. */
export const QUOTE_ACTION = "HamtaOffert";

/** The elements that every SOAP quote shares; its reply is the element `Offert`. */
export function readSoapQuote(dialect: SoapDialect, reply: ProviderReply, bounds: FeeBounds): QuoteReading<XmlNode> {
  const answer = readSoapAnswer(reply, QUOTE_ACTION);
  if (answer === undefined) return unreadable(`no answer, status ${reply.status}`);
  const message = readText(textOf(answer, "Avslag", "Skal"));
  if (message) return { kind: "declined", message };
  const offer = child(answer, "Offert");
  if (offer === undefined || textOf(offer, "Valuta") !== "SEK") return unreadable("no offer in kronor");
  const discount = child(offer, "Rabatt");
  return {
    kind: "quote",
    reply: offer,
    quote: {
      subscriptionId: textOf(offer, "OffertId"),
      subscriptionName: textOf(offer, "Produktnamn"),
      yearlyFeeOre: readSoapOre(dialect, textOf(offer, "Arspremie"), bounds.yearly),
      monthlyFeeOre: readSoapOre(dialect, textOf(offer, "Manadspremie"), bounds.monthly),
      validUntil: readEndOfDay(textOf(offer, "GiltigTom")?.replaceAll("-", "")),
      discount:
        discount === undefined
          ? undefined
          : {
              percent: readCount(textOf(discount, "Procent")),
              name: textOf(discount, "Namn"),
              condition: readCondition(textOf(discount, "Kraver"), "FLER_FORSAKRINGAR"),
              yearlyFeeOre: readSoapOre(dialect, textOf(discount, "Arspremie"), bounds.yearly),
              monthlyFeeOre: readSoapOre(dialect, textOf(discount, "Manadspremie"), bounds.monthly),
            },
      firstStart: textOf(offer, "TidigastStart"),
      featured: textOf(offer, "Rubrik"),
      benefits: listTexts(offer, "Fordelar", "Fordel", 6),
      services: listTexts(offer, "Tjanster", "Tjanst", 10),
      addOns: readSoapChoices(dialect, child(offer, "Tillagg")),
      about: textOf(offer, "Ovrigt"),
      bindingMonths: readCount(textOf(offer, "BindningstidManader")),
      links: children(child(offer, "Dokument"), "Lank")
        .slice(0, 6)
        .map((link) => ({ name: textOf(link, "Namn"), url: textOf(link, "Adress") })),
    },
  };
}

/** Öre of an amount in kronor as the insurer writes it. */
const readSoapOre = (
  dialect: SoapDialect,
  text: string | undefined,
  bounds: Parameters<typeof readOre>[2],
): number | undefined => readOre(readKr(dialect, text), ORE_PER_KR, bounds);

const ORE_PER_KR = 100;

const listTexts = (offer: XmlNode, list: string, item: string, maxLength: number): (string | undefined)[] =>
  children(child(offer, list), item)
    .slice(0, maxLength)
    .map((node) => textOf(node));

const readCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
