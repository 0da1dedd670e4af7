import styles from "./ChartLegend.module.css";
import { ChartPatterns, edgeOf, fillOf, type Paint, usePatterns } from "./ChartPatterns.tsx";

export interface LegendEntry {
  readonly paint: Paint;
  readonly name: string;
}

/** Where the parts of a chart have no room for their own names. */
export function ChartLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const patterns = usePatterns();
  return (
    <ul className={styles["legend"]}>
      {entries.map(({ paint, name }) => (
        <li key={name} className={styles["entry"]}>
          <svg width="22" height="14" aria-hidden="true">
            <ChartPatterns id={`${patterns}${paint}`} paints={[paint]} />
            <rect
              x="0.5"
              y="0.5"
              width="21"
              height="13"
              rx="3"
              fill={fillOf(paint, `${patterns}${paint}`)}
              stroke={edgeOf(paint)}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
