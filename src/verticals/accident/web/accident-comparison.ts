import { formatFee } from "#domain/swedish-format.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { textRow } from "#verticals/_web/compare-rows.ts";
import { showBinding } from "#verticals/_web/show-binding.ts";
import { listExamples } from "#verticals/accident/accident.examples.ts";
import { accidentComparisonTexts as texts } from "./accident-card.texts.sv.ts";
import type { AccidentFacts } from "./accident-facts.ts";

export const accidentComparison: Comparison<AccidentFacts> = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: compareAccidentOffers,
  hasPriceNote: () => false,
};

type Compared = Pick<CardOffer<AccidentFacts>, "facts" | "yearlyFeeOre">;

/** What is paid out first, then what else is in the price. No amount is marked: here the lowest is not the best. */
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
    textRow("BINDING", texts.bindingTime, offers, ({ facts }) => showBinding(facts.bindingMonths)),
    {
      ...textRow("YEARLY", texts.yearly, offers, ({ yearlyFeeOre }) => formatFee(yearlyFeeOre, "year")),
      isTotal: true,
    },
  ];
}
