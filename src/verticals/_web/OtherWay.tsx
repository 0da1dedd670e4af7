import { formatKr } from "#domain/format/swedish-format.ts";
import type { ChosenPrice } from "#domain/offer/price.ts";
import styles from "./DetailPieces.module.css";
import { otherWayTexts as texts } from "./details.texts.sv.ts";

/** Under the price, where it is less in the other way of paying. */
export const OtherWay = ({ price: { otherWay } }: { readonly price: Pick<ChosenPrice, "otherWay"> }) =>
  otherWay && otherWay.lessOre > 0 ? (
    <span className={styles["otherWay"]}>{texts[otherWay.payment](formatKr(otherWay.lessOre))}</span>
  ) : null;
