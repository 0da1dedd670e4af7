import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonAppearance {
  readonly look?: "primary" | "secondary" | "soft" | "ghost" | "yellow" | undefined;
  readonly size?: "base" | "small" | "large" | undefined;
  readonly isFull?: boolean | undefined;
}

/** A button and a link that looks like one share their looks. */
export const buttonClass = ({ look = "primary", size = "base", isFull }: ButtonAppearance): string | undefined =>
  classNames(styles["button"], styles[look], styles[size], isFull && styles["full"]);
