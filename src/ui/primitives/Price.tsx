import type { FeePeriod } from "#domain/swedish-format.ts";
import { feeUnit, formatFee, formatWholeKr, speakFee } from "#domain/swedish-format.ts";
import styles from "./Price.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface FeeProps {
  readonly ore: number;
  readonly period: FeePeriod;
}

/** The number is the headline: the largest thing on a card. A screen reader hears it as one phrase. */
export const Price = ({ ore, period }: FeeProps) => (
  <span className={styles["price"]}>
    <span aria-hidden="true">
      {formatWholeKr(ore)}
      <span className={styles["unit"]}>{feeUnit(period)}</span>
    </span>
    <VisuallyHidden>{speakFee(ore, period)}</VisuallyHidden>
  </span>
);

export const SmallPrice = ({ ore, period }: FeeProps) => (
  <span className={styles["small"]}>{formatFee(ore, period)}</span>
);
