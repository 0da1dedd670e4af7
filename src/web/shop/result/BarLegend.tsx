import styles from "./BarLegend.module.css";
import { barTexts } from "#web/shop/offers/result.texts.sv.ts";

/** Hidden from screen readers: each bar has a text with the same meaning. */
export const BarLegend = ({ hasSaving, hasLower }: { readonly hasSaving: boolean; readonly hasLower: boolean }) => (
  <p className={styles["legend"]} aria-hidden="true">
    <span className={styles["price"]}>{barTexts.price}</span>
    {hasSaving ? <span className={styles["saved"]}>{barTexts.saved}</span> : null}
    {hasLower ? <span className={styles["lower"]}>{barTexts.lower}</span> : null}
    <span className={styles["yours"]}>{barTexts.yours}</span>
  </p>
);
