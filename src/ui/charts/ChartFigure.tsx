import { type ReactNode, useId } from "react";
import styles from "./ChartFigure.module.css";
import { ChartLegend, type LegendEntry } from "./ChartLegend.tsx";
import { ChartTable, type ChartTableContent } from "./ChartTable.tsx";

interface ChartFigureProps {
  readonly heading: string;
  readonly headingLevel?: 2 | 3;
  /** A short fact at the end of the heading's line. */
  readonly aside?: string | undefined;
  /** One sentence with what the picture shows: who reads it need not look. */
  readonly answer: string;
  readonly note?: string | undefined;
  readonly legend?: readonly LegendEntry[];
  readonly table: ChartTableContent;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** Every chart has a heading, its answer in a sentence and its values in a table. */
export function ChartFigure(props: ChartFigureProps) {
  const id = useId();
  const Heading = props.headingLevel === 3 ? "h3" : "h2";
  return (
    <figure className={styles["figure"]} aria-labelledby={id}>
      <figcaption>
        <div className={styles["top"]}>
          <Heading id={id} className={styles["heading"]}>
            {props.heading}
          </Heading>
          {props.aside ? <span className={styles["aside"]}>{props.aside}</span> : null}
        </div>
        <p className={styles["answer"]}>{props.answer}</p>
        {props.note ? <p className={styles["note"]}>{props.note}</p> : null}
      </figcaption>
      <div className={styles["picture"]}>{props.children}</div>
      {props.legend ? <ChartLegend entries={props.legend} /> : null}
      <ChartTable {...props.table} />
    </figure>
  );
}
