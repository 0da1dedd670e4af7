import { formatKr } from "#domain/format/swedish-format.ts";
import { broadbandCardTexts as texts } from "./broadband-web.texts.sv.ts";
import styles from "./BroadbandCard.module.css";

interface TwoYearsProps {
  readonly ore: number;
  /** What the visitor pays in two years today; undefined when that is unknown. */
  readonly currentOre: number | undefined;
}

/** Beside the first year, because campaigns end. */
export const TwoYears = ({ ore, currentOre }: TwoYearsProps) => (
  <p className={styles["twoYears"]}>
    <span>
      {texts.twoYears} <strong>{formatKr(ore)}</strong>
    </span>
    {currentOre === undefined ? null : <span>{describeChange(ore - currentOre)}</span>}
  </p>
);

function describeChange(ore: number): string {
  if (ore === 0) return texts.same;
  return ore < 0 ? texts.lower(-ore) : texts.higher(ore);
}
