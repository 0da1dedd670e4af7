import styles from "./Plate.module.css";

/** Twelve stars in a ring; each is a dot at this size. */
const STARS =
  "M10 2.5h0m3.75 1h0m2.75 2.75h0m1 3.75h0m-1 3.75h0m-2.75 2.75h0m-3.75 1h0m-3.75 -1h0m-2.75 -2.75h0m-1 -3.75h0m1 -3.75h0m2.75 -2.75h0";

/** The blue edge of a Swedish plate. */
export const PlateBadge = () => (
  <span className={styles["badge"]} aria-hidden="true">
    <svg viewBox="0 0 20 20">
      <path d={STARS} stroke="#ffcb2e" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
    S
  </span>
);
