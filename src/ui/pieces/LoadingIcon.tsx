import { Dots } from "#ui/primitives/Dots.tsx";
import { LOADING_ICON_SIZE_PX } from "./breakpoints.ts";
import styles from "./LoadingIcon.module.css";

interface LoadingIconProps {
  /** The side of the square that the three dots hop in, in px. */
  readonly size?: number;
  /** An empty label hides it: use it where a text beside it has the same meaning. */
  readonly label?: string;
}

/** Three dots and the two gaps between them are this many dots wide. */
const DOTS_ACROSS = 4.2;

export const LoadingIcon = ({ size = LOADING_ICON_SIZE_PX, label }: LoadingIconProps) => (
  <span className={styles["icon"]} style={{ width: size, height: size }}>
    <Dots size={size / DOTS_ACROSS} {...(label === undefined ? {} : { label })} />
  </span>
);
