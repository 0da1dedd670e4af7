import { formatFee, formatKr } from "#domain/format/swedish-format.ts";
import { discountTerm } from "#verticals/_insurance/offer-notices.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { coverRows, lowestOf, textRow } from "#verticals/_web/compare-rows.ts";
import { showBinding } from "#verticals/_web/show-binding.ts";
import { listCovers } from "#verticals/flat/flat-covers.ts";
import { EXCESS_KINDS, type ExcessKind } from "#verticals/flat/flat.offer.ts";
import { excessNames } from "#verticals/flat/flat.texts.sv.ts";
import { flatComparisonTexts as texts } from "./flat-card.texts.sv.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";

export const flatComparison: Comparison<FlatDetail> = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: compareFlatOffers,
  hasPriceNote: () => false,
};

type Compared = Pick<CardOffer<FlatDetail>, "facts" | "monthlyFeeOre">;

/** What is covered first, then what is paid at a damage, then what else is in the price. */
export function compareFlatOffers(offers: readonly Compared[]): CompareRow[] {
  return [
    ...coverRows(offers, ({ facts }) => listCovers(facts)),
    ...EXCESS_KINDS.flatMap((kind) => excessRow(kind, offers)),
    textRow("DISCOUNT", discountTerm(undefined).name, offers, ({ facts }) => discountTerm(facts.discount).text),
    textRow("BINDING", texts.bindingTime, offers, ({ facts }) => showBinding(facts.bindingMonths)),
    {
      // The yearly fee is in the head of the column.
      ...textRow("MONTHLY", texts.monthly, offers, ({ monthlyFeeOre }) => formatFee(monthlyFeeOre, "month")),
      isTotal: true,
    },
  ];
}

/** No row for what none of them covers. */
function excessRow(kind: ExcessKind, offers: readonly Compared[]): CompareRow[] {
  const amounts = offers.map(({ facts }) => facts.excesses.find((excess) => excess.kind === kind)?.ore);
  if (amounts.every((ore) => ore === undefined)) return [];
  const lowest = lowestOf(amounts);
  const cells = amounts.map((ore) =>
    ore === undefined
      ? { text: texts.noExcess }
      : { text: formatKr(ore), isLowest: lowest !== undefined && ore === lowest },
  );
  return [{ id: `EXCESS_${kind}`, label: excessNames[kind], cells }];
}
