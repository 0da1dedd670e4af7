import { formatKr } from "#domain/format/swedish-format.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { ContractCost } from "#verticals/electricity/electricity.contract.ts";
import styles from "./CostRange.module.css";
import { electricityCardTexts } from "./parts/electricity-card.texts.sv.ts";

interface CostRangeProps {
  readonly range: NonNullable<ContractCost["range"]>;
  /** The end of the scale, öre: the same for all contracts of a list. */
  readonly endOre: number;
  /** What the visitor pays today. */
  readonly yoursOre?: number | undefined;
}

const texts = electricityCardTexts.range;

/** What the contract would have cost in the cheapest, the middle and the dearest year: the risk of a variable price. */
export function CostRange({ range, endOre, yoursOre }: CostRangeProps) {
  const end = Math.max(endOre, range.highestOre, yoursOre ?? 0, 1);
  const at = (ore: number): string => `${(Math.max(0, ore) / end) * 100}%`;
  const width = `${(Math.max(0, range.highestOre - Math.max(0, range.lowestOre)) / end) * 100}%`;
  return (
    <div className={styles["range"]}>
      <VisuallyHidden>{texts.spoken(range)}</VisuallyHidden>
      <div aria-hidden="true">
        <p className={styles["title"]}>{texts.title(range.years)}</p>
        <div className={styles["track"]}>
          <span className={styles["span"]} style={{ left: at(range.lowestOre), width }} />
          <span className={styles["median"]} style={{ left: at(range.medianOre) }} />
          {yoursOre === undefined ? null : <span className={styles["yours"]} style={{ left: at(yoursOre) }} />}
        </div>
        <ul
          className={styles["ends"]}
          style={{ marginLeft: `min(${at(range.lowestOre)}, calc(100% - 13rem))`, width: `max(${width}, 13rem)` }}
        >
          <li>
            <strong>{formatKr(range.lowestOre)}</strong> {texts.lowest}
          </li>
          <li>
            <strong>{formatKr(range.medianOre)}</strong> {texts.median}
          </li>
          <li>
            <strong>{formatKr(range.highestOre)}</strong> {texts.highest}
          </li>
        </ul>
      </div>
    </div>
  );
}
