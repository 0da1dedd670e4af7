import { drawCode } from "#simulators/kernel/draw.ts";
import type { OrderTrouble } from "#verticals/simulated-registry.ts";

/** What a quote number says of itself: an insurer can check an order against it without having kept the quote. */
export interface IssuedQuote {
  readonly yearlyFeeOre: number;
  readonly validUntilDay: number;
  readonly orderTrouble: OrderTrouble | undefined;
}

/** `QZ7IM-F1A-K3J9X2QA-5D20BB11-LST`: price, last day, the question's mark, check code, and what will befall the order. */
export function issueQuoteId(slug: string, quote: IssuedQuote, key: string): string {
  const trouble = quote.orderTrouble ? troubleCodes[quote.orderTrouble] : undefined;
  const facts = [
    `Q${quote.yearlyFeeOre.toString(36).toUpperCase()}`,
    quote.validUntilDay.toString(36).toUpperCase(),
    drawCode(0, slug, key),
  ].join("-");
  return [facts, checkCode(slug, facts, trouble), ...(trouble ? [trouble] : [])].join("-");
}

export function readQuoteId(slug: string, quoteId: string): IssuedQuote | undefined {
  const [price = "", day = "", mark = "", check, trouble] = quoteId.split("-");
  if (checkCode(slug, `${price}-${day}-${mark}`, trouble) !== check) return undefined;
  const orderTrouble = (Object.keys(troubleCodes) as OrderTrouble[]).find((kind) => troubleCodes[kind] === trouble);
  return { yearlyFeeOre: Number.parseInt(price.slice(1), 36), validUntilDay: Number.parseInt(day, 36), orderTrouble };
}

const troubleCodes: Readonly<Record<OrderTrouble, string>> = { refused: "REF", "answer-lost": "LST", "5xx": "OER" };

/** Not the seed: a quote kept over a restart with another seed is still a quote. */
const checkCode = (slug: string, facts: string, trouble: string | undefined): string =>
  drawCode(0, slug, facts, trouble ?? "");
