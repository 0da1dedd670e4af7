import type { ReactNode } from "react";
import styles from "./ResultHeading.module.css";

interface ResultHeadingProps {
  readonly title: string;
  readonly lead: string;
  /** The choice of variant, beside the heading where there is room. */
  readonly children?: ReactNode;
}

export const ResultHeading = ({ title, lead, children }: ResultHeadingProps) => (
  <div className={styles["heading"]}>
    <div>
      <h1 className={styles["title"]}>{title}</h1>
      <p className={styles["lead"]}>{lead}</p>
    </div>
    {children}
  </div>
);
