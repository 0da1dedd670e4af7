import { ChartPatterns, edgeOf, fillOf, usePatterns } from "./ChartPatterns.tsx";
import styles from "./RangeBar.module.css";
import { percent } from "./scale.ts";

interface Marked {
  readonly value: number;
  readonly name: string;
  readonly text: string;
}

interface RangeBarProps {
  readonly lowest: Marked;
  readonly middle: Marked;
  readonly highest: Marked;
  /** What the visitor has today, on the same scale. */
  readonly yours?: Marked | undefined;
  /** The end of the scale: the same for all bars of a list. */
  readonly scaleEnd: number;
}

/** From the lowest to the highest that something has been, with its middle. The scale begins at zero. */
export function RangeBar({ lowest, middle, highest, yours, scaleEnd }: RangeBarProps) {
  const patterns = usePatterns();
  const end = Math.max(scaleEnd, highest.value, yours?.value ?? 0, 1);
  const x = (value: number) => percent(Math.max(0, value) / end);
  return (
    <div className={styles["range"]}>
      <svg className={styles["drawing"]} height="22" aria-hidden="true">
        <ChartPatterns id={patterns} paints={["variable"]} />
        <line className={styles["track"]} x2="100%" y1="11" y2="11" />
        <rect
          x={x(lowest.value)}
          width={percent(Math.max(0, highest.value - Math.max(0, lowest.value)) / end)}
          y="4"
          height="14"
          rx="7"
          fill={fillOf("variable", patterns)}
          stroke={edgeOf("variable")}
          strokeWidth="1.5"
        />
        <line className={styles["middle"]} x1={x(middle.value)} x2={x(middle.value)} y1="1" y2="21" />
        {yours ? <line className={styles["yours"]} x1={x(yours.value)} x2={x(yours.value)} y1="1" y2="21" /> : null}
      </svg>
      <dl className={styles["texts"]}>
        {[lowest, middle, highest, ...(yours ? [yours] : [])].map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
