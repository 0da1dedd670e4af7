import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Dots.module.css";
import { primitiveTexts } from "./primitives.texts.sv.ts";

interface DotsProps {
  /** The diameter of one dot in px. */
  readonly size?: number;
  /** In the colour of the text around them, as in a button. */
  readonly isPlain?: boolean;
  /** An empty label hides them: use it where a text beside them has the same meaning. */
  readonly label?: string;
}

/** Fröna: three seeds that hop while something loads. */
export function Dots({ size = 10, isPlain, label = primitiveTexts.loading }: DotsProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span
      className={classNames(styles["dots"], isPlain && styles["plain"])}
      style={{ "--dot": `${size}px` } as CSSProperties}
      {...naming}
    >
      <i />
      <i />
      <i />
    </span>
  );
}
