import type { ReactNode } from "react";
import styles from "./ResultHeading.module.css";

interface ResultHeadingProps {
  readonly title: string;
  /** How the cover differs from today's: before the lead and its figures. */
  readonly cover?: string | undefined;
  readonly lead: string;
  /** The choice of variant, beside the heading where there is room. */
  readonly children?: ReactNode;
}

export const ResultHeading = ({ title, cover, lead, children }: ResultHeadingProps) => (
  <div className={styles["heading"]}>
    <div className={styles["text"]}>
      <h1 className={styles["title"]}>{title}</h1>
      {cover ? <p className={styles["cover"]}>{cover}</p> : null}
      <p className={styles["lead"]}>{lead}</p>
    </div>
    <div className={styles["choices"]}>{children}</div>
  </div>
);
