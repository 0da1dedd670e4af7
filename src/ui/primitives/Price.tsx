import { formatAmount, formatPrice, formatSpokenPrice, unitText } from "#domain/format/swedish-format.ts";
import type { ChosenPrice, PriceLine } from "#domain/offer/price.ts";
import { classNames } from "./class-names.ts";
import styles from "./Price.module.css";
import { primitiveTexts as texts } from "./primitives.texts.sv.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type LineProps = Pick<PriceLine, "value" | "unit">;

interface Look {
  /** For a price beside other elements of the same size. */
  readonly isMedium?: boolean;
  /** An asterisk leads to the mandatory note. */
  readonly hasNote?: boolean;
  /** It is no agreed amount: "ca" before it. */
  readonly isEstimate?: boolean | undefined;
}

interface WholePriceProps extends Look {
  readonly price: ChosenPrice;
}

/** The number is the headline: the largest element on a card. A screen reader reads it as one phrase. */
export const Price = ({ value, unit, isMedium, hasNote, isEstimate }: LineProps & Look) => (
  <span className={classNames(styles["price"], isMedium && styles["medium"])}>
    <span aria-hidden="true">
      {isEstimate ? <span className={classNames(styles["unit"], styles["about"])}>{texts.about}</span> : null}
      {formatAmount(value, unit)}
      <span className={styles["unit"]}>
        {unitText(unit)}
        {hasNote ? "*" : null}
      </span>
    </span>
    <VisuallyHidden>
      {isEstimate ? `${texts.spokenAbout} ` : null}
      {formatSpokenPrice({ value, unit })}
    </VisuallyHidden>
  </span>
);

/** The large price, and the other parts below it. */
export const WholePrice = ({ price: { headline, lines }, ...props }: WholePriceProps) => (
  <>
    <Price {...headline} {...props} />
    {lines.map((line) => (line.label === headline.label ? null : <SmallPrice key={line.label} {...line} />))}
  </>
);

export const SmallPrice = (line: LineProps) => <SmallText>{formatPrice(line)}</SmallText>;

export const SmallText = ({ children }: { readonly children: string }) => (
  <span className={styles["small"]}>{children}</span>
);
