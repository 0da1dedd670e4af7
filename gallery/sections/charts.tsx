import { formatKr } from "#domain/format/swedish-format.ts";
import { BarComparison } from "#ui/charts/BarComparison.tsx";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { ColumnChart } from "#ui/charts/ColumnChart.tsx";
import { StepChart } from "#ui/charts/StepChart.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { hourPoints, hourTicks, months, sampleHours, sampleTemperatures } from "../samples/sample-charts.ts";
import { chartSampleTexts as texts } from "./charts.texts.sv.ts";

const kr = (value: number): string => `${value} kr`;
const points = hourPoints(sampleHours, kr);
const degrees = hourPoints(sampleTemperatures, (value) => `${value} °C`);

const Steps = () => (
  <InColumn>
    <Card>
      <ChartFigure
        {...texts.steps}
        table={{
          caption: texts.steps.heading,
          head: [texts.time, texts.price],
          rows: points.map(({ name, text }) => [name, text]),
        }}
      >
        <StepChart
          label={texts.steps.label}
          points={points}
          ranges={[
            { from: 2, to: 5, paint: "saving", name: texts.steps.cheapest, text: "02:00–05:00" },
            { from: 16, to: 19, paint: "dearest", name: texts.steps.dearest, text: "16:00–19:00" },
          ]}
          now={{ at: 14, text: texts.steps.now }}
          ticks={hourTicks}
          formatTick={String}
          pageStep={3}
        />
      </ChartFigure>
    </Card>
  </InColumn>
);

const BelowZero = () => (
  <InColumn>
    <Card>
      <ChartFigure
        {...texts.below}
        table={{
          caption: texts.below.heading,
          head: [texts.time, "°C"],
          rows: degrees.map(({ name, text }) => [name, text]),
        }}
      >
        <StepChart label={texts.below.label} points={degrees} ticks={hourTicks} formatTick={String} pageStep={3} />
      </ChartFigure>
    </Card>
  </InColumn>
);

function Columns({ isPaired }: { readonly isPaired: boolean }) {
  const own = isPaired ? texts.pairs : texts.columns;
  const series = isPaired
    ? ([
        { name: texts.pairs.variable, paint: "variable" },
        { name: texts.pairs.fixed, paint: "fixed" },
      ] as const)
    : ([{ name: texts.columns.heading, paint: "yours-use" }] as const);
  const columns = months.map((month) => ({ ...month, values: month.values.slice(0, series.length) }));
  return (
    <InColumn>
      <Card>
        <ChartFigure
          heading={own.heading}
          answer={own.answer}
          {...(isPaired ? { legend: series } : {})}
          table={{
            caption: own.heading,
            head: [texts.month, ...series.map(({ name }) => name)],
            rows: columns.map(({ name, values }) => [
              name,
              ...values.map((value) => (value === undefined ? texts.unknown : kr(value))),
            ]),
          }}
        >
          <ColumnChart
            label={own.label}
            columns={columns}
            series={series}
            format={kr}
            formatShort={String}
            unknown={texts.unknown}
          />
        </ChartFigure>
      </Card>
    </InColumn>
  );
}

const BARS = [
  { name: texts.bars.monthly, note: "Tuvull", value: 983_600, paint: "price" },
  { name: texts.bars.hourly, note: "Rattvis", value: 1_055_400, paint: "variable" },
  { name: texts.bars.fixed, note: "Milvis", value: 1_167_200, paint: "fixed" },
  { name: texts.bars.you, value: 1_201_800, paint: "yours" },
] as const;

const Bars = () => (
  <InColumn>
    <Card>
      <ChartFigure
        {...texts.bars}
        table={{
          caption: texts.bars.heading,
          head: [texts.contract, texts.price],
          rows: BARS.map(({ name, value }) => [name, formatKr(value)]),
        }}
      >
        <BarComparison label={texts.bars.label} bars={BARS.map((bar) => ({ ...bar, text: formatKr(bar.value) }))} />
      </ChartFigure>
    </Card>
  </InColumn>
);

export const section: GallerySection = {
  id: "diagram",
  title: texts.title,
  states: [
    { name: texts.steps.name, element: <Steps /> },
    { name: texts.below.name, element: <BelowZero /> },
    { name: texts.columns.name, element: <Columns isPaired={false} /> },
    { name: texts.pairs.name, element: <Columns isPaired /> },
    { name: texts.bars.name, element: <Bars /> },
  ],
};
