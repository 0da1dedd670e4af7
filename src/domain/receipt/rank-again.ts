import { byRank, type Rankable } from "../offer/offer.ts";
import type { RankingRule, Receipt, ReceiptOffer } from "./receipt.ts";

export interface RankedAgain {
  readonly offer: ReceiptOffer;
  /** From 1. */
  readonly position: number;
}

/**
 * Orders the offers of a receipt by the rule of the receipt, with the code that ordered the list. In the order of the receipt, each
 * with the position that it gets. Equal offers of one provider have no order of their own: they stay as the receipt has them.
 */
export function rankAgain(receipt: Pick<Receipt, "offers" | "providers" | "rule">): RankedAgain[] {
  const names = new Map(receipt.providers.map(({ id, name }) => [id, name]));
  const rank = receipt.offers
    .map((offer, index) => ({ index, ...rankableOf(receipt.rule, offer, names.get(offer.providerId) ?? "") }))
    .toSorted(byRank);
  const positions = new Map(rank.map(({ index }, place) => [index, place + 1]));
  return receipt.offers.map((offer, index) => ({ offer, position: positions.get(index) ?? 0 }));
}

function rankableOf(rule: RankingRule, { ore, period }: ReceiptOffer, providerName: string): Rankable {
  const comparison = { ore, basis: period, ...(rule.name === "gain" ? { isGain: true as const } : {}) };
  return { providerName, price: { comparison } };
}
