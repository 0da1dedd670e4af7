import type { ReactNode, Ref } from "react";
import { buttonClass, type ButtonAppearance } from "./button-class.ts";
import styles from "./Button.module.css";

interface LinkButtonProps extends ButtonAppearance {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

export function LinkButton({ href, ref, children, ...appearance }: LinkButtonProps) {
  return (
    <a ref={ref} className={buttonClass(appearance)} href={href}>
      <span className={styles["label"]}>{children}</span>
    </a>
  );
}
