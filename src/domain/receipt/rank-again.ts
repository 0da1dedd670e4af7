import { byRank, type Rankable } from "../offer/offer.ts";
import { rankByRisk, RISK_RULE } from "../risk/cost-of-risk.ts";
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
  if (receipt.rule.name === RISK_RULE.name) return rankByRiskAgain(receipt.offers, receipt.rule.parameters, names);
  const rank = receipt.offers
    .map((offer, index) => ({ index, ...rankableOf(receipt.rule, offer, names.get(offer.providerId) ?? "") }))
    .toSorted(byRank);
  const positions = new Map(rank.map(({ index }, place) => [index, place + 1]));
  return receipt.offers.map((offer, index) => ({ offer, position: positions.get(index) ?? 0 }));
}

/** The index as the id: equal offers of one provider stay as the receipt has them. */
function rankByRiskAgain(
  offers: readonly ReceiptOffer[],
  { halves }: { readonly halves: number },
  names: ReadonlyMap<number, string>,
): RankedAgain[] {
  const lines = offers.map(({ providerId, ore, ownOre = 0 }, index) => ({
    id: String(index).padStart(ID_DIGITS, "0"),
    name: names.get(providerId) ?? "",
    premiumOre: ore,
    ownOre,
  }));
  const positions = new Map(rankByRisk(lines, halves).map(({ id }, place) => [Number(id), place + 1]));
  return offers.map((offer, index) => ({ offer, position: positions.get(index) ?? 0 }));
}

/** Ids are compared as texts. */
const ID_DIGITS = 6;

function rankableOf(rule: RankingRule, { ore, period }: ReceiptOffer, providerName: string): Rankable {
  const comparison = { ore, basis: period, ...(rule.name === "gain" ? { isGain: true as const } : {}) };
  return { providerName, price: { comparison } };
}
