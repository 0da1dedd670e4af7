import styles from "./BarComparison.module.css";
import { ChartPatterns, edgeOf, fillOf, type Paint, usePatterns } from "./ChartPatterns.tsx";
import { percent } from "./scale.ts";

export interface ComparedBar {
  readonly name: string;
  readonly note?: string | undefined;
  readonly value: number;
  readonly text: string;
  readonly paint: Paint;
}

interface BarComparisonProps {
  readonly label: string;
  readonly bars: readonly ComparedBar[];
}

/** Room after the highest, so that its end is visible. */
const SCALE_ROOM = 1.02;

/** A few amounts under each other. Every one is written out, so that a list is all that a screen reader needs. */
export function BarComparison({ label, bars }: BarComparisonProps) {
  const patterns = usePatterns();
  const highest = Math.max(1, ...bars.map(({ value }) => value)) * SCALE_ROOM;
  return (
    <ul className={styles["bars"]} aria-label={label}>
      {bars.map(({ name, note, value, text, paint }, index) => (
        <li key={name} className={styles["row"]}>
          <span className={styles["name"]}>
            <b>{name}</b>
            {note ? <span className={styles["note"]}>{note}</span> : null}
          </span>
          <span className={styles["value"]}>{text}</span>
          <svg className={styles["bar"]} height="26" aria-hidden="true">
            <ChartPatterns id={`${patterns}${index}`} paints={[paint]} />
            <rect
              x="1"
              y="1"
              width={percent(Math.max(0, value) / highest)}
              height="24"
              rx="3"
              fill={fillOf(paint, `${patterns}${index}`)}
              stroke={edgeOf(paint)}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
