import { formatFee } from "#domain/format/swedish-format.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { amountRow, lowestOf, textRow } from "#verticals/_web/compare-rows.ts";
import type { ElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import { contractLabel, environmentNames } from "#verticals/electricity/electricity.texts.sv.ts";
import { formatKwhPrice } from "#verticals/electricity/format-kwh.texts.sv.ts";
import { electricityComparisonTexts as texts } from "./electricity-web.texts.sv.ts";

type Compared = Pick<CardOffer<ElectricityFacts>, "facts" | "price">;

interface ElectricityComparison extends Comparison<ElectricityFacts> {
  rows(offers: readonly Compared[]): readonly CompareRow[];
}

export const electricityComparison: ElectricityComparison = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: (offers) => [
    textRow("TYPE", texts.type, offers, ({ facts }) => contractLabel(facts.type, facts.campaign)),
    comparisonRow(offers),
    ...rangeRows(offers),
    textRow("ENVIRONMENT", texts.environment, offers, ({ facts }) => environmentNames[facts.environment]),
    textRow("BINDING", texts.binding, offers, ({ facts }) => bindingTerm(facts.bindingMonths).text),
    {
      ...amountRow("YEARLY", texts.yearly, offers, ({ price }) => price.headline.value),
      isTotal: true,
    },
  ],
  hasPriceNote: () => false,
};

function comparisonRow(offers: readonly Compared[]): CompareRow {
  const lowest = lowestOf(offers.map(({ facts }) => facts.comparisonKwh));
  return {
    id: "COMPARISON",
    label: texts.comparison,
    cells: offers.map(({ facts: { comparisonKwh } }) => ({
      text: formatKwhPrice(comparisonKwh),
      isLowest: comparisonKwh === lowest,
    })),
  };
}

/** Nothing to compare where every contract has a fixed price. */
const rangeRows = (offers: readonly Compared[]): CompareRow[] =>
  offers.some(({ facts }) => facts.range)
    ? [
        textRow("LOWEST", texts.lowest, offers, ({ facts }) => rangeText(facts.range?.lowestOre)),
        textRow("HIGHEST", texts.highest, offers, ({ facts }) => rangeText(facts.range?.highestOre)),
      ]
    : [];

const rangeText = (ore: number | undefined): string => (ore === undefined ? texts.noRange : formatFee(ore, "year"));
