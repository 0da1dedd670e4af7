import { formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import type { ChosenPrice } from "#domain/offer/price.ts";
import type { ResultPage, SearchPages } from "#http/contract/page-services.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { feeOf, periodOf } from "./shown-fee.ts";

/** By the id of each choice above the list. */
export type OtherPrices = Awaited<ReturnType<SearchPages["otherPrices"]>>;

/** "229–374", by the id of each choice: of the list itself, and of the others what is known. Nothing where only the list is. */
export function presentVariantPrices(
  web: VerticalWeb,
  { offers, summary, payment }: Pick<ResultPage, "offers" | "summary" | "payment">,
  others: OtherPrices = {},
): { readonly variantPrices?: Readonly<Record<string, string>> } {
  const chosen = web.variants?.(summary)?.chosen;
  if (chosen === undefined || Object.keys(others).length === 0 || offers.length === 0) return {};
  const period = periodOf(web.description.headlineUnit, payment);
  const span = (prices: readonly Pick<ChosenPrice, "comparison" | "monthlyFeeOre">[]): string => {
    const fees = prices.map((price) => wholeKr(feeOf({ price }, period)));
    const [low, high] = [Math.min(...fees), Math.max(...fees)];
    return low === high ? formatWhole(low) : `${formatWhole(low)}–${formatWhole(high)}`;
  };
  const known = { ...others, [chosen]: offers.map(({ price }) => price) };
  return { variantPrices: Object.fromEntries(Object.entries(known).map(([id, prices]) => [id, span(prices)])) };
}
