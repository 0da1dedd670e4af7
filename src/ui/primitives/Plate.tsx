import { classNames } from "./class-names.ts";
import styles from "./Plate.module.css";
import { PlateBadge } from "./PlateBadge.tsx";
import { primitiveTexts } from "./primitives.texts.sv.ts";

interface PlateProps {
  /** As it is shown: three characters, a space, the rest. */
  readonly number: string;
}

/** Skylten: a registration number is always shown on its plate. */
export const Plate = ({ number }: PlateProps) => (
  <span className={classNames(styles["plate"], styles["small"])} role="img" aria-label={primitiveTexts.plateOf(number)}>
    <PlateBadge />
    <b className={styles["number"]}>{number}</b>
  </span>
);
