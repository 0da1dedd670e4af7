import { Axes, type PointTick } from "./Axes.tsx";
import { ChartPatterns, fillOf, usePatterns } from "./ChartPatterns.tsx";
import { PointReader } from "./PointReader.tsx";
import { depthOf, rounded, scaleOf } from "./scale.ts";
import styles from "./Chart.module.css";
import growth from "./GrowthChart.module.css";

export interface GrowthPoint {
  /** "november 2027". */
  readonly name: string;
  /** Both amounts as they are read out. */
  readonly text: string;
  /** What lies at the bottom, and what lies on top of it. */
  readonly base: number;
  readonly added: number;
}

interface GrowthChartProps {
  readonly label: string;
  readonly points: readonly GrowthPoint[];
  /** A line across: what is to be reached. */
  readonly goal: { readonly value: number; readonly text: string };
  readonly ticks: readonly PointTick[];
  readonly formatTick: (value: number) => string;
  readonly pageStep: number;
}

const PLOT_PX = 180;
const HEAD_PX = 28;

/** An amount that grows towards a goal, in two layers. */
export function GrowthChart({ label, points, goal, ticks, formatTick, pageStep }: GrowthChartProps) {
  const patterns = usePatterns();
  const scale = scaleOf([goal.value, ...points.map(({ base, added }) => base + added)]);
  const yOf = (value: number) => rounded(HEAD_PX + depthOf(value, scale, PLOT_PX));
  const heightPx = HEAD_PX + PLOT_PX;
  const last = Math.max(1, points.length - 1);
  const line = (values: readonly number[]) => values.map((value, at) => `${at} ${yOf(value)}`);
  const bases = line(points.map(({ base }) => base));
  const sums = line(points.map(({ base, added }) => base + added));
  return (
    <PointReader
      label={label}
      points={points.map(({ name, text }) => `${name}, ${text}`)}
      pageStep={pageStep}
      heightPx={heightPx}
      hasValueAxis
    >
      {(marked) => (
        <>
          <svg className={styles["drawing"]} height={heightPx} aria-hidden="true">
            <ChartPatterns id={patterns} paints={["saving"]} />
            <Axes.Lines scale={scale} yOf={yOf} />
            <svg width="100%" height={heightPx} viewBox={`0 0 ${last} ${heightPx}`} preserveAspectRatio="none">
              <path className={growth["base"]} d={`M0 ${yOf(0)}L${bases.join("L")}L${last} ${yOf(0)}Z`} />
              <path fill={fillOf("saving", patterns)} d={`M${sums.join("L")}L${bases.toReversed().join("L")}Z`} />
              <path className={styles["outline"]} d={`M${sums.join("L")}`} />
              <path className={growth["goal"]} d={`M0 ${yOf(goal.value)}H${last}`} />
              {marked === undefined ? null : (
                <path className={growth["marked"]} d={`M${marked} ${HEAD_PX}V${yOf(0)}`} />
              )}
            </svg>
          </svg>
          <span className={growth["goal-text"]} style={{ bottom: rounded(heightPx - yOf(goal.value) + 4) }}>
            {goal.text}
          </span>
          <Axes.Values scale={scale} yOf={yOf} format={formatTick} />
          <Axes.Points ticks={ticks} count={last} />
        </>
      )}
    </PointReader>
  );
}
