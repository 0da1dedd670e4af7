import { Axes, type PointTick } from "./Axes.tsx";
import { ChartPatterns, fillOf, type Paint, usePatterns } from "./ChartPatterns.tsx";
import { labelBottoms, labelShift } from "./label-places.ts";
import { PointReader } from "./PointReader.tsx";
import { depthOf, percent, rounded, type Scale, scaleOf } from "./scale.ts";
import { stepPath } from "./step-path.ts";
import styles from "./Chart.module.css";

export interface ChartPoint {
  /** "14:30–14:45". */
  readonly name: string;
  readonly value: number;
  /** The value with its unit: "57,9 öre". */
  readonly text: string;
}

/** Points that stand out together. */
export interface MarkedRange {
  readonly from: number;
  /** The first point after it. */
  readonly to: number;
  readonly paint: Extract<Paint, "saving" | "dearest">;
  readonly name: string;
  readonly text: string;
}

interface StepChartProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly ranges?: readonly MarkedRange[];
  /** The point that it is now; what has passed is paler. */
  readonly now?: { readonly at: number; readonly text: string } | undefined;
  readonly ticks: readonly PointTick[];
  readonly formatTick: (value: number) => string;
  /** Of two charts that are to be compared. */
  readonly scale?: Scale;
  readonly pageStep: number;
}

const PLOT_PX = 180;
/** A range's name and text in two lines, and its bracket. */
const LABEL_PX = 50;
const NOW_PX = 26;
const BRACKET_PX = 8;

/** Many equal steps of time side by side, with ranges and the present marked. */
export function StepChart({ label, points, ranges = [], now, ticks, formatTick, pageStep, ...props }: StepChartProps) {
  const patterns = usePatterns();
  const scale = props.scale ?? scaleOf(points.map(({ value }) => value));
  const anchors = ranges.map(({ from, to }) => ({
    center: (from + to) / 2 / points.length,
    topPx: depthOf(Math.max(0, ...points.slice(from, to).map(({ value }) => value)), scale, PLOT_PX) - BRACKET_PX,
  }));
  const bottoms = labelBottoms(anchors, LABEL_PX);
  // Labels are above the plot and above each other: the picture is as much higher as the highest of them needs.
  const headPx = Math.max(0, ...bottoms.map((bottom) => LABEL_PX - bottom)) + (now ? NOW_PX : 0) + 4;
  const yOf = (value: number) => rounded(headPx + depthOf(value, scale, PLOT_PX));
  const heightPx = headPx + PLOT_PX;
  const paintOf = (index: number): Paint =>
    ranges.find(({ from, to }) => index >= from && index < to)?.paint ??
    (now !== undefined && index < now.at ? "past" : "price");
  const values = points.map(({ value }) => value);
  const outlineOf = (from: number, to: number) => stepPath(values.slice(from, to).map(yOf), from, yOf(0));

  return (
    <PointReader
      label={label}
      points={points.map(({ name, text }) => `${name}, ${text}`)}
      startAt={now?.at}
      pageStep={pageStep}
      heightPx={heightPx}
      hasValueAxis
    >
      {(marked) => (
        <>
          <svg className={styles["drawing"]} height={heightPx} aria-hidden="true">
            <ChartPatterns id={patterns} paints={ranges.map(({ paint }) => paint)} />
            <Axes.Lines scale={scale} yOf={yOf} />
            {values.map((value, index) => (
              <rect
                key={index}
                x={percent((index + 0.1) / points.length)}
                width={percent(0.8 / points.length)}
                y={Math.min(yOf(value), yOf(0))}
                height={rounded(Math.abs(yOf(value) - yOf(0)))}
                fill={
                  index === marked
                    ? "var(--line-ink)"
                    : index === now?.at
                      ? "var(--act)"
                      : fillOf(paintOf(index), patterns)
                }
              />
            ))}
            <svg width="100%" height={heightPx} viewBox={`0 0 ${points.length} ${heightPx}`} preserveAspectRatio="none">
              {now ? <path className={styles["past"]} d={outlineOf(0, now.at)} /> : null}
              {ranges.map(({ from, to }) => (
                <path key={from} className={styles["outline"]} d={outlineOf(from, to)} />
              ))}
              {ranges.map(({ from, to }, index) => {
                const y = rounded(headPx + (bottoms[index] ?? 0));
                return <path key={from} className={styles["bracket"]} d={`M${from} ${y + 6}V${y}H${to}V${y + 6}`} />;
              })}
            </svg>
            {now ? (
              <line
                className={styles["now"]}
                x1={percent((now.at + 0.5) / points.length)}
                x2={percent((now.at + 0.5) / points.length)}
                y1={NOW_PX - 4}
                y2={Math.min(yOf(values[now.at] ?? 0), yOf(0))}
              />
            ) : null}
          </svg>
          {now ? (
            <Label center={(now.at + 0.5) / points.length} bottomPx={NOW_PX - 4} heightPx={heightPx} name={now.text} />
          ) : null}
          {ranges.map(({ from, name, text }, index) => (
            <Label
              key={from}
              center={anchors[index]?.center ?? 0}
              bottomPx={headPx + (bottoms[index] ?? 0) - 2}
              heightPx={heightPx}
              name={name}
              text={text}
            />
          ))}
          <Axes.Values scale={scale} yOf={yOf} format={formatTick} />
          <Axes.Points ticks={ticks} count={points.length} />
        </>
      )}
    </PointReader>
  );
}

interface LabelProps {
  readonly center: number;
  /** Of its lower edge, from the top. */
  readonly bottomPx: number;
  readonly heightPx: number;
  readonly name: string;
  readonly text?: string;
}

const Label = ({ center, bottomPx, heightPx, name, text }: LabelProps) => (
  <span
    className={styles["label"]}
    style={{
      left: percent(center),
      bottom: rounded(heightPx - bottomPx),
      transform: `translateX(-${percent(labelShift(center))})`,
    }}
  >
    <b>{name}</b>
    {text ? <span>{text}</span> : null}
  </span>
);
