import { formatFee } from "#domain/format/swedish-format.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { insurancePriceTexts } from "#verticals/_insurance/insurance-price.texts.sv.ts";
import { lowestOf, textRow } from "#verticals/_web/compare-rows.ts";
import { listExamples } from "#verticals/accident/accident.examples.ts";
import { accidentComparisonTexts as texts } from "./accident-card.texts.sv.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";

export const accidentComparison: Comparison<AccidentDetail> = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: compareAccidentOffers,
  hasPriceNote: () => false,
};

type Compared = Pick<CardOffer<AccidentDetail>, "facts" | "price">;

/** What is paid out first, then what else is in the price. Only the price is marked: the lowest compensation is not the best. */
export function compareAccidentOffers(offers: readonly Compared[]): CompareRow[] {
  const columns = offers.map(({ facts }) => listExamples(facts));
  const examples = (columns[0] ?? []).map(({ type, name }, index): CompareRow => ({
    id: type,
    label: name,
    cells: columns.flatMap((column) => {
      const example = column[index];
      return example ? [{ text: example.text, isMissing: !example.isPaid }] : [];
    }),
  }));
  return [
    ...examples,
    textRow("BINDING", texts.bindingTime, offers, ({ facts }) => bindingTerm(facts.bindingMonths).text),
    yearlyRow(offers),
  ];
}

function yearlyRow(offers: readonly Compared[]): CompareRow {
  const lowest = lowestOf(offers.map(({ price }) => price.comparison.ore));
  const cells = offers.map(
    ({
      price: {
        comparison: { ore },
      },
    }) => ({ text: formatFee(ore, "year"), isLowest: ore === lowest }),
  );
  return { id: "YEARLY", label: insurancePriceTexts.yearly, isTotal: true, cells };
}
