import type { ReactNode } from "react";
import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { priceScaleTexts } from "#web/shop/offers/result.texts.sv.ts";
import { PriceScale } from "./PriceScale.tsx";
import styles from "./PriceScaleCard.module.css";

interface PriceScaleCardProps {
  readonly feesOre: readonly number[];
  readonly yoursOre?: number | undefined;
  readonly period?: FeePeriod | undefined;
  /** No offer is cheaper for cover that is as good: then nothing is coloured as a saving. */
  readonly isSaving?: boolean | undefined;
  readonly isLoading?: boolean;
  /** The bar of a running search. */
  readonly progress?: ReactNode;
  /** The card was over the list while the search ran: without the room of the bar the list would move. */
  readonly hasProgressSpace?: boolean;
  /** What the list goes by, beside it. */
  readonly aside?: ReactNode;
  /** On a phone there is room for no scale. */
  readonly isSmall?: boolean;
  /** On a phone the visitor's insurance is the foot of the card. */
  readonly foot?: ReactNode;
}

export const PriceScaleCard = ({ feesOre, yoursOre, period = "month", ...of }: PriceScaleCardProps) => (
  <section className={styles["card"]} aria-label={priceScaleTexts.label}>
    <h2 className={styles["title"]}>{priceScaleTexts.heading[period]}</h2>
    <div className={styles["main"]}>
      <div className={classNames(styles["scale"], of.isSmall && styles["small"])}>
        <PriceScale feesOre={feesOre} yoursOre={yoursOre} period={period} isSaving={of.isSaving} />
        {of.isLoading ? (
          <span className={styles["loading"]}>
            <Dots size={12} label={priceScaleTexts.loading} />
          </span>
        ) : null}
      </div>
      {of.aside ? <div className={styles["aside"]}>{of.aside}</div> : null}
    </div>
    {of.progress || of.hasProgressSpace ? <div className={styles["progress"]}>{of.progress}</div> : null}
    {of.foot}
  </section>
);
