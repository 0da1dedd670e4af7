import styles from "./BarLegend.module.css";
import { barTexts } from "#web/shop/offers/result.texts.sv.ts";

/** Each bar says the same in words. */
export const BarLegend = ({ isSaving }: { readonly isSaving: boolean }) => (
  <p className={styles["legend"]} aria-hidden="true">
    <span className={styles["price"]}>{barTexts.price}</span>
    <span className={styles["saved"]}>{isSaving ? barTexts.saved : barTexts.lower}</span>
    <span className={styles["yours"]}>{barTexts.yours}</span>
  </p>
);
