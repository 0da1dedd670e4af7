import { BarComparison, type ComparedBar } from "#ui/charts/BarComparison.tsx";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import type { Paint } from "#ui/charts/ChartPatterns.tsx";
import { ColumnChart } from "#ui/charts/ColumnChart.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { formatWhole } from "#domain/format/swedish-format.ts";
import type { ContractType } from "#verticals/electricity/electricity.search.ts";
import { contractTypeNames } from "#verticals/electricity/electricity.texts.sv.ts";
import { cheapestOfTypes, type MonthOfUse, mostAndLeast, type RankedContract } from "./meter-view.ts";
import { meterTexts as texts } from "./meter.texts.sv.ts";

const PAINTS: Readonly<Record<ContractType, Paint>> = {
  monthly: "price",
  hourly: "variable",
  fixed: "fixed",
  mixed: "past",
};

export function UseChart({ months }: { readonly months: readonly MonthOfUse[] }) {
  const extremes = mostAndLeast(months);
  if (!extremes) return null;
  const [most, least] = extremes;
  const answer = texts.monthsAnswer(most.month, most.kwh, least.month, least.kwh);
  return (
    <Card>
      <ChartFigure
        heading={texts.monthsHeading}
        answer={answer}
        table={{
          caption: texts.monthsLabel,
          head: [texts.month, texts.use],
          rows: months.map(({ month, kwh }) => [texts.monthName(month), texts.kwh(kwh)]),
        }}
      >
        <ColumnChart
          label={`${texts.monthsLabel} ${answer}`}
          columns={months.map(({ month, kwh }) => ({
            name: texts.monthName(month),
            shortName: texts.monthName(month).slice(0, 3),
            initial: texts.monthName(month).slice(0, 1).toUpperCase(),
            values: [kwh],
          }))}
          series={[{ name: texts.use, paint: "yours-use" }]}
          format={texts.kwh}
          formatShort={formatWhole}
          unknown={texts.unknown}
        />
      </ChartFigure>
    </Card>
  );
}

interface CostChartProps {
  readonly ranked: readonly RankedContract[];
  readonly months: readonly MonthOfUse[];
  readonly today: { readonly ore: number; readonly priceKwh: number } | undefined;
}

/** The cheapest contract of each kind, and what the visitor pays today. */
export function CostChart({ ranked, months, today }: CostChartProps) {
  const contracts = cheapestOfTypes(ranked);
  const [cheapest] = contracts;
  if (!cheapest) return null;
  const bars: ComparedBar[] = contracts.map(({ terms: { type }, providerName, name, yearOre }) => ({
    name: contractTypeNames[type],
    note: `${providerName}, ${name}`,
    value: yearOre,
    text: texts.kr(yearOre),
    paint: PAINTS[type],
  }));
  if (today) {
    bars.push({
      name: texts.you,
      note: texts.yourPrice(today.priceKwh),
      value: today.ore,
      text: texts.kr(today.ore),
      paint: "yours",
    });
  }
  return (
    <Card>
      <ChartFigure
        heading={texts.costHeading}
        answer={texts.costAnswer(
          contractTypeNames[cheapest.terms.type],
          cheapest.yearOre,
          today && today.ore - cheapest.yearOre,
        )}
        note={texts.costNote(months[0]?.month ?? "", months.at(-1)?.month ?? "")}
        table={{
          caption: texts.costLabel,
          head: [texts.contract, texts.cost],
          rows: bars.map(({ name, note, text }) => [note ? `${name}, ${note}` : name, text]),
        }}
      >
        <BarComparison label={texts.costLabel} bars={bars} />
      </ChartFigure>
    </Card>
  );
}
