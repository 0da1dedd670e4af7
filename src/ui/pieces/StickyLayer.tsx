import type { ReactNode } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./StickyLayer.module.css";

interface StickyLayerProps {
  readonly edge: "top" | "bottom";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Stays at an edge of what scrolls around it, above the page and under everything that opens. */
export const StickyLayer = ({ edge, className, children }: StickyLayerProps) => (
  <div className={classNames(styles["layer"], styles[edge], className)}>{children}</div>
);
