import { formatKr } from "#domain/format/swedish-format.ts";
import type { CardOffer, CompareCell, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { coverRows, lowestOf } from "#verticals/_web/compare-rows.ts";
import { type CarFacts, listExcesses, type ShownExcess } from "./car-facts.ts";
import { nameCover } from "./car-headings.ts";
import { explanations } from "./car-terms.texts.sv.ts";
import { carComparisonTexts as texts } from "./car-comparison.texts.sv.ts";

export const carComparison: Comparison<CarFacts> = {
  title: (summary) => texts.title(nameCover(summary).toLowerCase()),
  rowsLabel: texts.rows,
  note: texts.note,
  rows: compareCarOffers,
  hasPriceNote: ({ isPayAsYouDrive }) => isPayAsYouDrive,
};

/** Spec 3 §2.11: nine excesses in their order, then what they come to. */
export function compareCarOffers(offers: readonly Pick<CardOffer<CarFacts>, "facts">[]): CompareRow[] {
  const columns = offers.map(({ facts }) => listExcesses(facts));
  const rows = (columns[0] ?? []).map(({ type, name }, index): CompareRow => {
    const excesses = columns.flatMap((column) => column[index] ?? []);
    const lowest = lowestOf(excesses.map(amountOf));
    return {
      id: type,
      label: name,
      detail: explanations.entries[type],
      cells: excesses.map((excess) => toCell(excess, lowest)),
    };
  });
  // What is covered besides comes after the documented rows.
  return [...rows, totalRow(columns), ...coverRows(offers, ({ facts }) => facts.covers)];
}

const toCell = (excess: ShownExcess, lowestOre: number | undefined): CompareCell => ({
  text: excess.description,
  isLowest: lowestOre !== undefined && amountOf(excess) === lowestOre,
  isMissing: !excess.isIncluded,
  detail: excess.lines.length > 0 ? excess.lines.join("\n") : undefined,
});

/** docs/pages.md: the amounts alone. One that covers less has less to add up, and is not compared with the others. */
function totalRow(columns: readonly (readonly ShownExcess[])[]): CompareRow {
  const totals = columns.map((column) => column.reduce((sum, excess) => sum + (amountOf(excess) ?? 0), 0));
  const covered = columns.map((column) => column.filter(({ isIncluded }) => isIncluded).length);
  const most = Math.max(...covered);
  const lowest = lowestOf(totals.map((total, index) => (covered[index] === most ? total : undefined)));
  return {
    id: "TOTAL",
    label: texts.total,
    isTotal: true,
    cells: totals.map((total, index) => ({
      text: formatKr(total),
      isLowest: covered[index] === most && total === lowest,
    })),
  };
}

const amountOf = ({ fact }: ShownExcess): number | undefined => (typeof fact === "number" ? fact : undefined);
