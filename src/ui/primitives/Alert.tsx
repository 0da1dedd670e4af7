import type { ReactNode } from "react";
import styles from "./Alert.module.css";
import { classNames } from "./class-names.ts";

interface AlertProps {
  readonly tone: "info" | "wrong";
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

export const Alert = ({ tone, icon, children }: AlertProps) => (
  <div className={classNames(styles["alert"], styles[tone])}>
    {icon}
    <div className={styles["body"]}>{children}</div>
  </div>
);
