import { drawCode } from "#simulators/kernel/draw.ts";
import type { OrderFault } from "#simulators/verticals/registry.ts";

/** What a quote number holds: an insurer can check an order against it without having stored the quote. */
export interface IssuedQuote {
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
  /** Of the insurer's business, by its place among the insurer's lines. */
  readonly lineNumber: number;
  readonly validUntilDay: number;
  readonly orderFault: OrderFault | undefined;
  /** Nothing can be added to it. */
  readonly isBare?: boolean;
}

/** `QZ7IM.2F0.0-F1A-K3J9X2QA-5D20BB11-LST`: price and line, last day, the question's mark, check code, the order's fault. */
export function issueQuoteId(slug: string, quote: IssuedQuote, key: string): string {
  const faultCode = quote.orderFault ? faultCodes[quote.orderFault] : undefined;
  const facts = [
    `Q${[quote.yearlyFeeOre, quote.monthlyFeeOre, quote.lineNumber, ...(quote.isBare ? [BARE] : [])].map(toCode).join(".")}`,
    toCode(quote.validUntilDay),
    drawCode(0, slug, key),
  ].join("-");
  return [facts, checkCode(slug, facts, faultCode), ...(faultCode ? [faultCode] : [])].join("-");
}

export function readQuoteId(slug: string, quoteId: string): IssuedQuote | undefined {
  const [price = "", day = "", mark = "", check, faultCode] = quoteId.split("-");
  if (checkCode(slug, `${price}-${day}-${mark}`, faultCode) !== check) return undefined;
  const orderFault = (Object.keys(faultCodes) as OrderFault[]).find((kind) => faultCodes[kind] === faultCode);
  const [yearlyFeeOre = 0, monthlyFeeOre = 0, lineNumber = 0, bare] = price.slice(1).split(".").map(fromCode);
  return { yearlyFeeOre, monthlyFeeOre, lineNumber, validUntilDay: fromCode(day), orderFault, isBare: bare === BARE };
}

const BARE = 1;

const toCode = (number: number): string => number.toString(36).toUpperCase();

const fromCode = (code: string): number => Number.parseInt(code, 36);

const faultCodes: Readonly<Record<OrderFault, string>> = {
  refused: "REF",
  "answer-lost": "LST",
  "5xx": "OER",
  "price-changed": "PRC",
  outdated: "OUT",
  invalid: "VAL",
  payment: "PAY",
  late: "LAT",
  twice: "TWI",
};

/** Not the seed: a quote from before a restart with another seed is still valid. */
const checkCode = (slug: string, facts: string, faultCode: string | undefined): string =>
  drawCode(0, slug, facts, faultCode ?? "");
