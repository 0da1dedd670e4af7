import { formatKr } from "#domain/format/swedish-format.ts";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { GrowthChart } from "#ui/charts/GrowthChart.tsx";
import { type GoalView, monthAfter, rowsOf } from "./goal-view.ts";
import { goalTexts as texts } from "./goal.texts.sv.ts";

interface GoalChartProps {
  readonly view: Extract<GoalView, { kind: "planned" }>;
  readonly targetOre: number;
  readonly monthlyOre: number;
  readonly today: string;
}

/** What is put in and what it earns, until the goal. */
export function GoalChart({ view: { months, reachedIn, monthsSooner }, targetOre, monthlyOre, today }: GoalChartProps) {
  const answer = texts.answer(monthlyOre, targetOre, reachedIn) + difference(monthsSooner);
  const last = months.length - 1;
  return (
    <ChartFigure
      heading={texts.heading}
      answer={answer}
      note={`${texts.thousandsNote} ${texts.note}`}
      legend={[
        { name: texts.own, paint: "past" },
        { name: texts.interest, paint: "saving" },
      ]}
      table={{
        caption: texts.label,
        head: [texts.month, texts.own, texts.interest, texts.sum],
        rows: rowsOf(months).map(({ month, ownOre, interestOre }) => [
          texts.monthName(monthAfter(today, month)),
          formatKr(ownOre),
          formatKr(interestOre),
          formatKr(ownOre + interestOre),
        ]),
      }}
    >
      <GrowthChart
        label={`${texts.label} ${answer}`}
        points={months.map(({ month, ownOre, interestOre }) => ({
          name: texts.monthName(monthAfter(today, month)),
          text: texts.point(ownOre, interestOre),
          base: ownOre,
          added: interestOre,
        }))}
        goal={{ value: targetOre, text: texts.goal(targetOre) }}
        ticks={yearTicks(last)}
        formatTick={texts.thousands}
        pageStep={12}
      />
    </ChartFigure>
  );
}

const difference = (months: number | undefined): string =>
  months === undefined || months === 0 ? "" : months > 0 ? texts.sooner(months) : texts.later(-months);

const MOST_TICKS = 6;

/** Whole years, as many as have room. */
function yearTicks(months: number) {
  const years = Math.floor(months / 12);
  const step = Math.max(1, Math.ceil(years / MOST_TICKS));
  return Array.from({ length: Math.floor(years / step) }, (_, at) => {
    const year = (at + 1) * step;
    return { at: year * 12, text: texts.year(year), shortText: String(year) };
  });
}
