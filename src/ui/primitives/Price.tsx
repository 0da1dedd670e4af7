import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { feeUnit, formatFee, formatWholeKr, formatSpokenFee } from "#domain/format/swedish-format.ts";
import { classNames } from "./class-names.ts";
import styles from "./Price.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface FeeProps {
  readonly ore: number;
  readonly period: FeePeriod;
}

interface PriceProps extends FeeProps {
  /** For a price beside other elements of the same size. */
  readonly isMedium?: boolean;
  /** An asterisk leads to the mandatory note. */
  readonly hasNote?: boolean;
}

/** The number is the headline: the largest element on a card. A screen reader reads it as one phrase. */
export const Price = ({ ore, period, isMedium, hasNote }: PriceProps) => (
  <span className={classNames(styles["price"], isMedium && styles["medium"])}>
    <span aria-hidden="true">
      {formatWholeKr(ore)}
      <span className={styles["unit"]}>
        {feeUnit(period)}
        {hasNote ? "*" : null}
      </span>
    </span>
    <VisuallyHidden>{formatSpokenFee(ore, period)}</VisuallyHidden>
  </span>
);

export const SmallPrice = ({ ore, period }: FeeProps) => (
  <span className={styles["small"]}>{formatFee(ore, period)}</span>
);
