import { Axes } from "./Axes.tsx";
import { ChartPatterns, edgeOf, fillOf, type Paint, usePatterns } from "./ChartPatterns.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { PointReader } from "./PointReader.tsx";
import { depthOf, percent, rounded, type Scale, scaleOf } from "./scale.ts";
import styles from "./Chart.module.css";

export interface ChartColumn {
  /** "januari 2026". */
  readonly name: string;
  /** "jan", and "J" where there is little room. */
  readonly shortName: string;
  readonly initial: string;
  /** One for each series; undefined where nothing is known, and nothing is shown. */
  readonly values: readonly (number | undefined)[];
}

export interface ChartSeries {
  readonly name: string;
  readonly paint: Paint;
}

interface ColumnChartProps {
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
  /** With its unit, as it is read out. */
  readonly format: (value: number) => string;
  /** The number over a column; of several series, on the axis. */
  readonly formatShort: (value: number) => string;
  /** What is read where nothing is known. */
  readonly unknown: string;
}

const PLOT_PX = 180;
const VALUE_PX = 24;
/** Of a column's place. */
const FILLED = 0.64;

/** A value for each of some months, or of whatever else; several series stand side by side. */
export function ColumnChart({ label, columns, series, format, formatShort, unknown }: ColumnChartProps) {
  const patterns = usePatterns();
  const known = columns.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const scale = scaleOf(known);
  const yOf = (value: number) => rounded(VALUE_PX + depthOf(value, scale, PLOT_PX));
  const heightPx = VALUE_PX + PLOT_PX;
  const barWidth = FILLED / columns.length / series.length;

  return (
    <PointReader
      label={label}
      points={columns.map(({ name, values }) => `${name}, ${spoken(values, series, format, unknown)}`)}
      pageStep={3}
      heightPx={heightPx}
      hasValueAxis={series.length > 1}
    >
      {(marked) => (
        <>
          <svg className={styles["drawing"]} height={heightPx} aria-hidden="true">
            <ChartPatterns id={patterns} paints={series.map(({ paint }) => paint)} />
            {columns.map(({ values }, column) =>
              values.map((value, index) =>
                value === undefined ? null : (
                  <rect
                    key={`${column}-${series[index]?.name}`}
                    x={percent((column + (1 - FILLED) / 2) / columns.length + index * barWidth)}
                    width={percent(barWidth)}
                    y={Math.min(yOf(value), yOf(0))}
                    height={rounded(Math.abs(yOf(value) - yOf(0)))}
                    rx={2}
                    fill={fillOf(series[index]?.paint ?? "price", patterns)}
                    stroke={column === marked ? "var(--line-ink)" : edgeOf(series[index]?.paint ?? "price")}
                    strokeWidth={column === marked ? 3 : 1}
                  />
                ),
              ),
            )}
            <Axes.Lines scale={series.length > 1 ? scale : zeroOnly(scale)} yOf={yOf} />
          </svg>
          {series.length > 1 ? (
            <Axes.Values scale={scale} yOf={yOf} format={formatShort} />
          ) : (
            columns.map(({ values: [value] }, column) =>
              value === undefined ? null : (
                <span
                  key={column}
                  className={classNames(styles["column-value"], !isExtreme(value, known) && styles["minor"])}
                  style={{
                    left: percent((column + 0.5) / columns.length),
                    bottom: heightPx - yOf(Math.max(0, value)) + 4,
                  }}
                >
                  {formatShort(value)}
                </span>
              ),
            )
          )}
          {columns.map(({ shortName, initial }, column) => (
            <span
              key={column}
              className={styles["point-tick"]}
              style={{ left: percent((column + 0.5) / columns.length), transform: "translateX(-50%)" }}
            >
              <span className={styles["long"]}>{shortName}</span>
              <span className={styles["short"]}>{initial}</span>
            </span>
          ))}
        </>
      )}
    </PointReader>
  );
}

/** A single series has a number over every column: the lines of other values would be in their way. */
const zeroOnly = (scale: Scale): Scale => ({ ...scale, ticks: [0] });

const isExtreme = (value: number, known: readonly number[]): boolean =>
  value === Math.max(...known) || value === Math.min(...known);

const spoken = (
  values: readonly (number | undefined)[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
  unknown: string,
): string =>
  values
    .map((value, index) => {
      const text = value === undefined ? unknown : format(value);
      return series.length > 1 ? `${series[index]?.name} ${text}` : text;
    })
    .join(", ");
