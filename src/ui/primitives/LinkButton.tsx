import type { ReactNode } from "react";
import { buttonClass, type ButtonAppearance } from "./button-class.ts";
import styles from "./Button.module.css";

interface LinkButtonProps extends ButtonAppearance {
  readonly href: string;
  readonly children: ReactNode;
}

export function LinkButton({ href, children, ...appearance }: LinkButtonProps) {
  return (
    <a className={buttonClass(appearance)} href={href}>
      <span className={styles["label"]}>{children}</span>
    </a>
  );
}
