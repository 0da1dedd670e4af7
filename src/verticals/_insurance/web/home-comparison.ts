import { formatPrice } from "#domain/format/swedish-format.ts";
import { paidLine } from "#domain/offer/price.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { insurancePriceTexts } from "#verticals/_insurance/insurance-price.texts.sv.ts";
import { discountTerm } from "#verticals/_insurance/offer-notices.ts";
import { amountRow, textRow } from "#verticals/_web/compare-rows.ts";
import { homeComparisonTexts as texts } from "./home-card.texts.sv.ts";
import { type HomeExcess, type HomeOffer, listHomeExcesses } from "./home-sections.ts";

type ComparedHome<Facts> = Pick<CardOffer<Facts>, "facts" | "price">;

interface HomeComparison<Facts> extends Comparison<Facts> {
  rows(offers: readonly ComparedHome<Facts>[]): readonly CompareRow[];
}

/** A comparison with the rows of the vertical first, then what else is in the price. */
export const homeComparison = <Facts extends HomeOffer>(
  title: string,
  listOwnRows: (offers: readonly ComparedHome<Facts>[]) => readonly CompareRow[],
): HomeComparison<Facts> => ({
  title: () => title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: (offers) => [
    ...listOwnRows(offers),
    textRow("DISCOUNT", discountTerm(undefined).name, offers, ({ facts }) => discountTerm(facts.discount).text),
    textRow("BINDING", texts.bindingTime, offers, ({ facts }) => bindingTerm(facts.bindingMonths).text),
    {
      // The yearly fee is in the head of the column.
      ...textRow("MONTHLY", insurancePriceTexts.monthly, offers, ({ price }) => formatPrice(paidLine(price))),
      isTotal: true,
    },
  ],
  hasPriceNote: () => false,
});

/** The excesses side by side; no row for what none of the offers has. */
export function excessRows(offers: readonly ComparedHome<HomeOffer>[]): CompareRow[] {
  const columns = offers.map(({ facts }) => listHomeExcesses(facts.cover));
  // In the order of the parts, also of those that an offer does not have.
  const types = new Set(offers.flatMap(({ facts }) => facts.cover.map(({ type }) => type)));
  const names = new Map(columns.flat().map(({ type, name }) => [type, name]));
  return [...types].flatMap((type) => {
    const name = names.get(type);
    const oreOf = (column: readonly HomeExcess[]) => column.find((each) => each.type === type)?.ore;
    return name === undefined ? [] : [amountRow(`EXCESS_${type}`, name, columns, oreOf)];
  });
}
