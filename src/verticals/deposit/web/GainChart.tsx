import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { ColumnChart } from "#ui/charts/ColumnChart.tsx";
import type { DepositFacts } from "#verticals/deposit/deposit.facts.ts";
import { depositCardTexts as texts } from "./deposit-card.texts.sv.ts";

interface GainChartProps {
  readonly name: string;
  readonly facts: Pick<DepositFacts, "gains" | "gainsToday">;
}

/** What the account gives after one, three and five years, beside what the visitor has today. */
export function GainChart({ name, facts: { gains, gainsToday } }: GainChartProps) {
  const last = gains.at(-1);
  if (!last) return null;
  const hasToday = gainsToday.length > 0;
  const answer = texts.chartAnswer(formatKr(last.ore), last.years);
  return (
    <ChartFigure
      heading={texts.chartHeading}
      headingLevel={3}
      answer={answer}
      {...(hasToday
        ? {
            legend: [
              { name: texts.account, paint: "price" as const },
              { name: texts.today, paint: "yours" as const },
            ],
          }
        : {})}
      table={{
        caption: texts.chartLabel(name),
        head: [texts.time, texts.account, ...(hasToday ? [texts.today] : [])],
        rows: gains.map(({ years, ore }, at) => [
          texts.after(years),
          formatKr(ore),
          ...(hasToday ? [formatKr(gainsToday[at]?.ore ?? 0)] : []),
        ]),
      }}
    >
      <ColumnChart
        label={`${texts.chartLabel(name)} ${answer}`}
        columns={gains.map(({ years, ore }, at) => ({
          name: texts.after(years),
          shortName: texts.years(years),
          initial: texts.years(years),
          values: [ore, ...(hasToday ? [gainsToday[at]?.ore] : [])],
        }))}
        series={[
          { name: texts.account, paint: "price" },
          ...(hasToday ? [{ name: texts.today, paint: "yours" as const }] : []),
        ]}
        format={formatKr}
        formatShort={(ore) => formatWhole(wholeKr(ore))}
        unknown={texts.unknown}
      />
    </ChartFigure>
  );
}
