import type { ReactNode } from "react";
import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import type { ShownSaving } from "#web/shop/offers/present-result.ts";
import { Saving } from "#web/shop/offers/Saving.tsx";
import { priceScaleTexts } from "#web/shop/offers/result.texts.sv.ts";
import { PriceScale } from "./PriceScale.tsx";
import styles from "./PriceScaleCard.module.css";

interface PriceScaleCardProps {
  readonly feesOre: readonly number[];
  readonly yoursOre?: number | undefined;
  readonly period?: FeePeriod | undefined;
  /** No offer is cheaper for cover that is as good: then nothing is coloured as a saving. */
  readonly isSaving?: boolean | undefined;
  /** The largest yearly saving, as text. */
  readonly saving?: ShownSaving | undefined;
  readonly isLoading?: boolean;
  /** The bar of a running search. */
  readonly progress?: ReactNode;
  /** The card was over the list while the search ran: without the room of the bar the list would move. */
  readonly hasProgressSpace?: boolean;
  /** On a phone the visitor's insurance is the foot of the card. */
  readonly foot?: ReactNode;
}

export const PriceScaleCard = ({ feesOre, yoursOre, period = "month", ...of }: PriceScaleCardProps) => (
  <section className={styles["card"]} aria-label={priceScaleTexts.label}>
    <div className={styles["head"]}>
      <h2 className={styles["title"]}>{priceScaleTexts.heading[period]}</h2>
      <Saving saving={of.saving} />
      {of.isLoading ? <Dots size={12} label={priceScaleTexts.loading} /> : null}
    </div>
    <PriceScale feesOre={feesOre} yoursOre={yoursOre} period={period} isSaving={of.isSaving} />
    {of.progress || of.hasProgressSpace ? <div className={styles["progress"]}>{of.progress}</div> : null}
    {of.foot}
  </section>
);
