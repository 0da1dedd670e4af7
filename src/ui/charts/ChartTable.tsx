import { chartTexts } from "./charts.texts.sv.ts";
import styles from "./ChartTable.module.css";

export interface ChartTableContent {
  /** What the table is about, for who comes to it without the picture. */
  readonly caption: string;
  /** "Visa som tabell" when left out. */
  readonly summary?: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** The values of a chart, without script and without sight of the picture. */
export const ChartTable = ({ caption, summary = chartTexts.asTable, head, rows }: ChartTableContent) => (
  <details className={styles["details"]}>
    <summary className={styles["summary"]}>{summary}</summary>
    <table className={styles["table"]}>
      <caption className={styles["caption"]}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], row) => (
          // Two rows may have the same name: the hour that comes twice when the clock is set back.
          <tr key={row}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={head[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
