import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./StatusTag.module.css";

/** right: as it should be. notice: something is to come. wrong: it did not become anything. quiet: over. */
export type StatusTone = "info" | "right" | "notice" | "wrong" | "quiet";

export const StatusTag = ({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) => (
  <span className={classNames(styles["tag"], styles[tone])}>{children}</span>
);
