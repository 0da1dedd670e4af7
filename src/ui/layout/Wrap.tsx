import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./Wrap.module.css";

interface WrapProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /**
   * Text has lines of a length that can be read, in the middle of a page of its own; reading has the same lines, beginning where
   * the site's header does; a form has room for one column and a help beside it.
   */
  readonly width?: "page" | "form" | "text" | "reading";
}

/** The page's column: 1200 px at most, with the margins of the grid. */
export const Wrap = ({ children, className, width = "page" }: WrapProps) => (
  <div className={classNames(styles["wrap"], styles[width], className)}>{children}</div>
);
