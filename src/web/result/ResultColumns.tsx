import type { ReactNode } from "react";
import styles from "./ResultColumns.module.css";

interface ResultColumnsProps {
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The list, and beside it on a wide screen what explains it. On a narrow one the list comes first. */
export const ResultColumns = ({ side, children }: ResultColumnsProps) => (
  <div className={styles["columns"]}>
    <div className={styles["main"]}>{children}</div>
    <aside className={styles["side"]}>{side}</aside>
  </div>
);
