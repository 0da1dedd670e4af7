import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { classNames } from "./class-names.ts";

interface CardProps {
  readonly children: ReactNode;
  readonly isRoomy?: boolean;
  readonly className?: string | undefined;
}

export const Card = ({ children, isRoomy, className }: CardProps) => (
  <div className={classNames(styles["card"], isRoomy && styles["roomy"], className)}>{children}</div>
);
