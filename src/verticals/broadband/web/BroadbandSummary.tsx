import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import styles from "./BroadbandSummary.module.css";

/** "Sparvvägen 7" and "123 45 Farsta". */
export const BroadbandSummary = ({ summary: { address, zip, city } }: SummaryProps) => (
  <p className={styles["text"]}>
    <strong className={styles["street"]}>{address}</strong>
    <span>{[zip, city].filter(Boolean).join(" ")}</span>
  </p>
);
