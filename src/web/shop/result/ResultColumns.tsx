import type { ReactNode } from "react";
import styles from "./ResultColumns.module.css";

interface ResultColumnsProps {
  readonly side: ReactNode;
  /** After both. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The list in all the room there is, and below it what explains it. */
export const ResultColumns = ({ side, end, children }: ResultColumnsProps) => (
  <div className={styles["columns"]}>
    <div className={styles["main"]}>{children}</div>
    <aside className={styles["side"]}>{side}</aside>
    {end ? <div className={styles["end"]}>{end}</div> : null}
  </div>
);
