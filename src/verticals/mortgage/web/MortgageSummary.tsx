import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { mortgageSummaryTexts as texts } from "./mortgage-web.texts.sv.ts";
import styles from "./MortgageSummary.module.css";

/** The loan, the home and today's rate. */
export const MortgageSummary = ({ summary: { loan, value, currentrate } }: SummaryProps) => (
  <p className={styles["text"]}>
    {loan === undefined ? null : <strong className={styles["loan"]}>{texts.loan(Number(loan))}</strong>}
    {value === undefined ? null : <span>{texts.of(Number(value))}</span>}
    {currentrate === undefined ? null : <span>{texts.rate(Math.round(Number(currentrate) * 100))}</span>}
  </p>
);
