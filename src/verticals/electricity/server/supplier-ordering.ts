import type { PriceReading, ProviderOrdering } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { joinQuote, splitQuote } from "./quote-number.ts";
import { supplierDelivery } from "./protocols/supplier-delivery.ts";

/** The protocol's own ordering, for suppliers that price only what they decide themselves. The customer signs a power of attorney. */
export const supplierOrdering = (protocol: ProviderOrdering): ProviderOrdering => ({
  ...protocol,
  needsSignature: true,
  delivery: supplierDelivery,
  price: (question) => protocol.price({ ...question, quoteId: splitQuote(question.quoteId).quoteId }),
  readPriced: (reply, question) =>
    addRest(protocol.readPriced(reply), question && splitQuote(question.quoteId).restOre),
  place(order) {
    const { quoteId, restOre } = splitQuote(order.subscriptionId);
    return protocol.place({ ...order, subscriptionId: quoteId, yearlyFeeOre: order.yearlyFeeOre - restOre });
  },
});

function addRest(reading: PriceReading, restOre: number | undefined): PriceReading {
  if (reading.kind !== "priced") return reading;
  if (restOre === undefined) return unreadable("a price without its question");
  const yearlyFeeOre = reading.yearlyFeeOre + restOre;
  if (yearlyFeeOre < LEAST_YEAR_ORE) return unreadable("no sane cost");
  const subscriptionId = joinQuote(reading.subscriptionId, restOre);
  return { ...reading, subscriptionId, yearlyFeeOre, monthlyFeeOre: Math.round(yearlyFeeOre / 12) };
}

/** With all discounts, a year with electricity still costs something. */
export const LEAST_YEAR_ORE = 12_00;
