import { formatKr } from "#domain/format/swedish-format.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { textRow } from "#verticals/_web/compare-rows.ts";
import { listAccountRows } from "#verticals/deposit/account-rows.ts";
import type { DepositFacts } from "#verticals/deposit/deposit.facts.ts";
import { RESULT_YEARS } from "#verticals/deposit/deposit.search.ts";
import { depositComparisonTexts as texts } from "./deposit-web.texts.sv.ts";

export const depositComparison: Comparison<DepositFacts> = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: (offers) => [...termRows(offers), ...RESULT_YEARS.map((years) => gainRow(years, offers))],
  hasPriceNote: () => false,
};

/** Every account has the same rows. */
function termRows(offers: readonly CardOffer<DepositFacts>[]): CompareRow[] {
  const [first] = offers;
  return (first ? listAccountRows(first.facts) : []).map(({ type, name }) =>
    textRow(type, name, offers, ({ facts }) => listAccountRows(facts).find((row) => row.type === type)?.text ?? ""),
  );
}

const gainRow = (years: number, offers: readonly CardOffer<DepositFacts>[]): CompareRow => ({
  ...textRow(`GAIN_${years}`, texts.gain(years), offers, ({ facts }) =>
    formatKr(facts.gains.find((gain) => gain.years === years)?.ore ?? 0),
  ),
  isTotal: years === RESULT_YEARS.at(-1),
});
