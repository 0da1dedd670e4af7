import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import type { Scale } from "#ui/charts/scale.ts";
import { type MarkedRange, StepChart } from "#ui/charts/StepChart.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { QuarterWindow } from "#verticals/electricity/today/best-window.ts";
import { clockAt, quarterOfHour } from "#verticals/electricity/today/quarter-clock.ts";
import type { PriceDay, TodayView } from "#verticals/electricity/today/today-view.ts";
import { formatOre, todayTexts as texts } from "./today.texts.sv.ts";

interface DayChartProps {
  readonly area: PowerArea;
  readonly day: PriceDay;
  readonly heading: string;
  readonly answer: string;
  readonly now?: TodayView["now"];
  readonly scale: Scale;
}

const TICK_HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const QUARTERS_OF_HOUR = 4;

/** The prices of one day by quarter hour. */
export function DayChart({ area, day, heading, answer, now, scale }: DayChartProps) {
  const count = day.values.length;
  const points = day.values.map((value, quarter) => ({
    name: texts.time(clockAt(quarter, count), clockEnd(quarter, count)),
    value: value / 100,
    text: texts.ore(value),
  }));
  return (
    <Card>
      <ChartFigure
        heading={heading}
        aside={texts.mean(day.mean)}
        answer={answer}
        table={{
          caption: texts.tableCaption(day.date, area),
          summary: texts.asTable(count),
          head: [texts.tableTime, texts.tablePrice],
          rows: points.map(({ name }, quarter) => [name, formatOre(day.values[quarter] ?? 0)]),
        }}
      >
        <StepChart
          label={texts.chartLabel(day.date, area, answer)}
          points={points}
          ranges={[
            ...(day.cheapest ? [rangeOf(day.cheapest, count, "saving", texts.cheapest)] : []),
            ...day.dearest.map((window) => rangeOf(window, count, "dearest", texts.dearest)),
          ]}
          now={now && { at: now.at, text: texts.nowMark(now.value) }}
          ticks={TICK_HOURS.flatMap((hour) => {
            const at = quarterOfHour(hour, count);
            const text = `${String(hour).padStart(2, "0")}:00`;
            return at === undefined ? [] : [{ at, text, shortText: text.slice(0, 2), isMinor: hour % 6 !== 0 }];
          })}
          formatTick={String}
          scale={scale}
          pageStep={QUARTERS_OF_HOUR}
        />
      </ChartFigure>
    </Card>
  );
}

/** A quarter ends fifteen minutes after it began, also where clocks are then set to another hour. */
function clockEnd(quarter: number, count: number): string {
  const start = clockAt(quarter, count);
  const minutes = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export const windowText = ({ from, to }: QuarterWindow, count: number): string =>
  texts.time(clockAt(from, count), clockEnd(to - 1, count));

const rangeOf = (window: QuarterWindow, count: number, paint: MarkedRange["paint"], name: string): MarkedRange => ({
  from: window.from,
  to: window.to,
  paint,
  name,
  text: windowText(window, count),
});

/** To wait is advice only while the dearest hours are not over. */
export function answerOfDay({ values, mean, cheapest, dearest, halfFrom }: PriceDay, now: TodayView["now"]): string {
  const count = values.length;
  const last = dearest.at(-1);
  if (!last) return texts.answerFlat(mean);
  const windows = dearest.map((window) => windowText(window, count));
  if (now && halfFrom !== undefined && now.at < last.to) return texts.answerHalf(windows, clockAt(halfFrom, count));
  return cheapest ? texts.answer(windows, windowText(cheapest, count)) : texts.answerDearest(windows);
}
