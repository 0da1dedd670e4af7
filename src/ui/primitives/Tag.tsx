import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Tag.module.css";

interface TagProps {
  readonly children: ReactNode;
  /** An outline instead of a fill: a plain fact rather than an advantage. */
  readonly isQuiet?: boolean;
}

export const Tag = ({ children, isQuiet }: TagProps) => (
  <span className={classNames(styles["tag"], isQuiet && styles["quiet"])}>{children}</span>
);
