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
  /** Where it stands beside other things that are as large. */
  readonly isMedium?: boolean;
  /** An asterisk leads to what must be said about it. */
  readonly hasNote?: boolean;
}

/** The number is the headline: the largest thing on a card. A screen reader hears it as one phrase. */
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
