import { Plate } from "#ui/primitives/Plate.tsx";
import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { describeCarSearch, nameCar } from "./car-headings.ts";
import styles from "./CarSummary.module.css";

export const CarSummary = ({ summary, vehicle }: SummaryProps) => (
  <>
    {summary["carregnumber"] ? <Plate number={summary["carregnumber"]} /> : null}
    <p className={styles["text"]}>
      {vehicle ? <strong className={styles["car"]}>{nameCar(vehicle)}</strong> : null}
      <span className={styles["aside"]}>{describeCarSearch(summary)}</span>
    </p>
  </>
);
