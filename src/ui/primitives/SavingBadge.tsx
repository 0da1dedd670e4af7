import type { ReactNode } from "react";
import styles from "./SavingBadge.module.css";

/** Yellow means money saved, and this is its only shape. */
export const SavingBadge = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles["badge"]}>{children}</span>
);
