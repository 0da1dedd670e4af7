import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import type { Paint } from "#ui/charts/ChartPatterns.tsx";
import { ColumnChart } from "#ui/charts/ColumnChart.tsx";
import { scaleOf } from "#ui/charts/scale.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { roundRunning } from "#verticals/electricity/calculation/exact.ts";
import type { ContractDay, ContractMonths } from "#verticals/electricity/contract/contract-page-data.ts";
import { answerOfDay, DayChart } from "#verticals/electricity/web/today/DayChart.tsx";
import { contractTexts as texts } from "./contract.texts.sv.ts";

export const ContractDayChart = ({ day: { area, prices, now } }: { readonly day: ContractDay }) => (
  <DayChart
    area={area}
    day={prices}
    heading={texts.dayHeading}
    answer={texts.dayAnswer(area, answerOfDay(prices, now))}
    now={now}
    scale={scaleOf(prices.values.map((value) => value / 100))}
  />
);

const PAINTS: readonly Paint[] = ["price", "fixed"];

/** Whole kronor that sum to the rounded year. */
const inWholeKr = (monthsOre: readonly number[]): number[] => roundRunning(monthsOre, 100).map((kr) => kr * 100);

/** This contract beside the cheapest fixed one, or a fixed one beside the cheapest that follows the market: how the cost moves over a year. */
export function ContractMonthsChart({ months: { months, contracts } }: { readonly months: ContractMonths }) {
  const [own, other] = contracts;
  if (!own || !other) return null;
  const dearest = own.monthsOre.indexOf(Math.max(...own.monthsOre));
  const answer = texts.monthsAnswer(
    own.name,
    months[dearest] ?? "",
    own.monthsOre[dearest] ?? 0,
    other.name,
    other.monthsOre[dearest] ?? 0,
  );
  const series = contracts.map(({ name }, index) => ({ name, paint: PAINTS[index] ?? "past" }));
  return (
    <Card>
      <ChartFigure
        heading={texts.monthsHeading}
        answer={answer}
        note={texts.monthsNote}
        legend={series}
        table={{
          caption: texts.monthsLabel,
          head: [texts.monthColumn, ...contracts.map(({ name }) => name)],
          rows: [
            ...months.map((month, index) => [
              texts.monthName(month),
              ...contracts.map(({ monthsOre }) => texts.kr(inWholeKr(monthsOre)[index] ?? 0)),
            ]),
            [texts.year, ...contracts.map(({ monthsOre }) => texts.kr(monthsOre.reduce((all, ore) => all + ore, 0)))],
          ],
        }}
      >
        <ColumnChart
          label={`${texts.monthsLabel} ${answer}`}
          columns={months.map((month, index) => ({
            name: texts.monthName(month),
            shortName: texts.monthName(month).slice(0, 3),
            initial: texts.monthName(month).slice(0, 1).toUpperCase(),
            values: contracts.map(({ monthsOre }) => monthsOre[index]),
          }))}
          series={series}
          format={texts.kr}
          formatShort={texts.wholeKr}
          unknown={texts.unknown}
        />
      </ChartFigure>
    </Card>
  );
}
