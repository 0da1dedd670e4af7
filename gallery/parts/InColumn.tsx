import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./InColumn.module.css";

interface GroupProps {
  readonly children: ReactNode;
}

/** One beside the other where there is room. */
export const Row = ({ children }: GroupProps) => <div className={styles["row"]}>{children}</div>;

/** Most components are placed in the page's column. */
export const InColumn = ({ children, isRow }: GroupProps & { readonly isRow?: boolean }) => (
  <Wrap>{isRow ? <Row>{children}</Row> : children}</Wrap>
);
