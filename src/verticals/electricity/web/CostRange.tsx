import type { CSSProperties } from "react";
import { formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { type CostAxis, type YearOffer, placeOn } from "./cost-axis.ts";
import styles from "./CostRange.module.css";
import { electricityCardTexts } from "./parts/electricity-card.texts.sv.ts";

interface CostRangeProps extends YearOffer {
  readonly axis: CostAxis;
  /** What the visitor pays today. */
  readonly yoursOre?: number | undefined;
}

const texts = electricityCardTexts.range;

/** Below this share of the axis the amounts of both ends would lie on each other. */
const NARROW = 0.24;

/** The last twelve months of a contract, between the cheapest and the dearest of three years: the risk of a variable price. */
export function CostRange({ price, facts: { range }, axis, yoursOre }: CostRangeProps) {
  const yearOre = price.headline.value;
  const at = (ore: number): CSSProperties => ({ "--at": placeOn(axis, ore) }) as CSSProperties;
  const isNarrow = range && placeOn(axis, range.highestOre) - placeOn(axis, range.lowestOre) < NARROW;
  return (
    <div className={styles["range"]}>
      <VisuallyHidden>{texts.spoken(yearOre, range, yoursOre)}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles["track"]}>
          {range ? (
            <span
              className={styles["span"]}
              style={{ ...at(range.lowestOre), "--to": placeOn(axis, range.highestOre) } as CSSProperties}
            />
          ) : null}
          {yoursOre === undefined ? null : <span className={styles["yours"]} style={at(yoursOre)} />}
          <span className={styles["year"]} style={at(yearOre)} />
        </div>
        {range ? (
          <p className={styles["amounts"]} data-narrow={isNarrow || undefined}>
            <span style={at(range.lowestOre)}>{formatWhole(wholeKr(range.lowestOre))}</span>
            <span style={at(range.highestOre)}>{formatWhole(wholeKr(range.highestOre))}</span>
          </p>
        ) : (
          <p className={styles["amounts"]}>
            <span className={styles["same"]} style={at(yearOre)}>
              {texts.same}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
