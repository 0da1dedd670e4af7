import { lineStyle } from "./line-styles.ts";
import styles from "./LineSample.module.css";

interface LineSampleProps {
  /** Among the named; below nothing for one that the chart shows thin. */
  readonly place: number;
  readonly isToday: boolean;
}

export const LineSample = ({ place, isToday }: LineSampleProps) => (
  <svg className={styles["sample"]} width="40" height="12" aria-hidden="true">
    <path
      className={isToday ? styles["today"] : place < 0 ? styles["thin"] : styles["line"]}
      d="M2 6H38"
      strokeDasharray={lineStyle(place)}
    />
  </svg>
);
