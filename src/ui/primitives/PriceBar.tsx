import styles from "./PriceBar.module.css";

interface PriceBarProps {
  readonly ore: number;
  readonly yoursOre: number;
  /** The highest of the list: every card uses the same scale. */
  readonly highestOre: number;
  readonly label: string;
  /** A lower price for another cover is no saving. */
  readonly isSaving?: boolean | undefined;
}

/** Room after the highest, so that its end is visible. */
const SCALE_ROOM = 1.05;

/** Jämförstapeln: blue is the price, hatched yellow the saving, the pink post is yours, hatched blue is the part above yours. */
export function PriceBar({ ore, yoursOre, highestOre, label, isSaving = true }: PriceBarProps) {
  const share = (amount: number) => `${((100 * amount) / (Math.max(highestOre, yoursOre) * SCALE_ROOM)).toFixed(2)}%`;
  const low = Math.min(ore, yoursOre);
  return (
    <span className={styles["bar"]} role="img" aria-label={label}>
      <span className={styles["price"]} style={{ width: share(low) }} />
      {ore === yoursOre ? null : (
        <span
          className={ore > yoursOre ? styles["above"] : isSaving ? styles["saving"] : styles["lower"]}
          style={{ left: share(low), width: share(Math.abs(ore - yoursOre)) }}
        />
      )}
      <span className={styles["yours"]} style={{ left: share(yoursOre) }} />
    </span>
  );
}
