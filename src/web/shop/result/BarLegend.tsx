import styles from "./BarLegend.module.css";
import { barTexts } from "#web/shop/offers/result.texts.sv.ts";

/** Hidden from screen readers: each bar has a text with the same meaning. */
export const BarLegend = ({ isSaving }: { readonly isSaving: boolean }) => (
  <p className={styles["legend"]} aria-hidden="true">
    <span className={styles["price"]}>{barTexts.price}</span>
    <span className={styles["saved"]}>{isSaving ? barTexts.saved : barTexts.lower}</span>
    <span className={styles["yours"]}>{barTexts.yours}</span>
  </p>
);
