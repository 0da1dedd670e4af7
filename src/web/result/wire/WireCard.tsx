import type { ReactNode } from "react";
import { Dots } from "#ui/primitives/Dots.tsx";
import type { ShownSaving } from "#web/result/present-result.ts";
import { Saving } from "#web/result/Saving.tsx";
import { wireTexts } from "#web/result/result.texts.sv.ts";
import { PriceWire } from "./PriceWire.tsx";
import styles from "./WireCard.module.css";

interface WireCardProps {
  readonly feesOre: readonly number[];
  readonly yoursOre?: number | undefined;
  /** The most that can be kept in a year, in words. */
  readonly saving?: ShownSaving | undefined;
  readonly isLoading?: boolean;
  /** The bar of a search under way. */
  readonly progress?: ReactNode;
  /** On a phone what the visitor has today is the foot of the card. */
  readonly foot?: ReactNode;
}

export const WireCard = ({ feesOre, yoursOre, saving, isLoading, progress, foot }: WireCardProps) => (
  <section className={styles["card"]} aria-label={wireTexts.label}>
    <div className={styles["head"]}>
      <h2 className={styles["title"]}>{wireTexts.heading}</h2>
      <Saving saving={saving} />
      {isLoading ? <Dots size={12} label={wireTexts.loading} /> : null}
    </div>
    <PriceWire feesOre={feesOre} yoursOre={yoursOre} />
    {progress ? <div className={styles["progress"]}>{progress}</div> : null}
    {foot}
  </section>
);
