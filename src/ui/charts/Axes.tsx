import { percent, type Scale } from "./scale.ts";
import styles from "./Chart.module.css";

/** A name on the axis of the points, at the beginning of a point. */
export interface PointTick {
  readonly at: number;
  readonly text: string;
  /** Where there is little room. */
  readonly shortText: string;
  /** Left out where there is little room. */
  readonly isMinor?: boolean;
}

interface ValueAxisProps {
  readonly scale: Scale;
  readonly yOf: (value: number) => number;
}

const Lines = ({ scale, yOf }: ValueAxisProps) => (
  <>
    {scale.ticks.map((tick) => (
      <line
        key={tick}
        className={tick === 0 ? styles["base"] : styles["grid"]}
        x2="100%"
        y1={yOf(tick)}
        y2={yOf(tick)}
      />
    ))}
  </>
);

const Values = ({ scale, yOf, format }: ValueAxisProps & { readonly format: (value: number) => string }) => (
  <>
    {scale.ticks.map((tick) => (
      <span key={tick} className={styles["value-tick"]} style={{ top: yOf(tick) }}>
        {format(tick)}
      </span>
    ))}
  </>
);

const Points = ({ ticks, count }: { readonly ticks: readonly PointTick[]; readonly count: number }) => (
  <>
    {ticks.map(({ at, text, shortText, isMinor }) => (
      <span
        key={at}
        className={isMinor ? styles["minor-tick"] : styles["point-tick"]}
        style={{ left: percent(at / count), transform: `translateX(-${at === count ? 100 : 50}%)` }}
      >
        <span className={styles["long"]}>{text}</span>
        <span className={styles["short"]}>{shortText}</span>
      </span>
    ))}
  </>
);

/** The axes of a chart: lines in the drawing, and texts over it that keep their size when the drawing is narrow. */
export const Axes = { Lines, Values, Points };
