import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { ColumnChart } from "#ui/charts/ColumnChart.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { PriceMonth } from "#verticals/electricity/today/today-view.ts";
import { formatOre, todayTexts as texts } from "./today.texts.sv.ts";

interface MonthsChartProps {
  readonly area: PowerArea;
  readonly months: readonly PriceMonth[];
}

/** The mean of each of the last twelve months; nothing at all when none is known. */
export function MonthsChart({ area, months }: MonthsChartProps) {
  const answer = answerOf(months);
  if (answer === undefined) return null;
  return (
    <Card>
      <ChartFigure
        heading={texts.monthsHeading}
        answer={answer}
        note={texts.monthsNote}
        table={{
          caption: texts.monthsLabel(area),
          head: [texts.month, texts.tablePrice],
          rows: months.map(({ month, mean, knownDays, days }) => [
            texts.monthName(month),
            mean === undefined
              ? texts.monthUnknown
              : `${formatOre(mean)}${knownDays < days ? texts.monthPartly(knownDays, days) : ""}`,
          ]),
        }}
      >
        <ColumnChart
          label={`${texts.monthsLabel(area)} ${answer}`}
          columns={months.map(({ month, mean }) => ({
            name: texts.monthName(month),
            shortName: texts.monthName(month).slice(0, 3),
            initial: texts.monthName(month).slice(0, 1).toUpperCase(),
            values: [mean],
          }))}
          series={[{ name: texts.tablePrice, paint: "price" }]}
          format={texts.ore}
          formatShort={formatOre}
          unknown={texts.monthUnknown}
        />
      </ChartFigure>
    </Card>
  );
}

function answerOf(months: readonly PriceMonth[]): string | undefined {
  const known = months.flatMap(({ month, mean }) => (mean === undefined ? [] : [{ month, mean }]));
  const ranked = known.toSorted((a, b) => a.mean - b.mean);
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  if (!lowest || !highest) return undefined;
  return lowest === highest
    ? texts.monthsAnswerOne(texts.monthName(lowest.month), lowest.mean)
    : texts.monthsAnswer(texts.monthName(highest.month), highest.mean, texts.monthName(lowest.month), lowest.mean);
}
