import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./ResultColumns.module.css";

interface ResultColumnsProps {
  readonly side: ReactNode;
  /** After both on a narrow screen, under the list on a wide one. */
  readonly end?: ReactNode;
  /** Without the visitor's insurance the list takes the whole width, and its explanation is below. */
  readonly isOneColumn: boolean;
  readonly children: ReactNode;
}

/** The list, and beside it on a wide screen what explains it. On a narrow one the list comes first. */
export const ResultColumns = ({ side, end, isOneColumn, children }: ResultColumnsProps) => (
  <div className={classNames(styles["columns"], isOneColumn ? styles["one"] : styles["two"])}>
    <div className={styles["main"]}>{children}</div>
    <aside className={styles["side"]}>{side}</aside>
    {end ? <div className={styles["end"]}>{end}</div> : null}
  </div>
);
