import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./CardDetail.module.css";

interface CardDetailProps {
  /** A line that stands beside the toggle where there is room. */
  readonly aside?: string | undefined;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** The foot of a card: opens without script, and the page's search finds what is inside. */
export const CardDetail = ({ aside, openLabel, closeLabel, children }: CardDetailProps) => (
  <details className={styles["detail"]}>
    <summary className={styles["summary"]}>
      {aside ? <span className={styles["aside"]}>{aside}</span> : null}
      <span className={styles["toggle"]}>
        <span className={styles["open"]}>{openLabel}</span>
        <span className={styles["close"]}>{closeLabel}</span>
        <ChevronDown size={20} strokeWidth={1.75} />
      </span>
    </summary>
    <div className={styles["body"]}>{children}</div>
  </details>
);
