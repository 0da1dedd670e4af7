import { Plate } from "#ui/primitives/Plate.tsx";
import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { describeCarSearch, nameCar, type ShownCar } from "./car-headings.ts";
import styles from "./CarSummary.module.css";

export const CarSummary = ({ summary, known }: SummaryProps<ShownCar>) => (
  <>
    {summary["carregnumber"] ? <Plate number={summary["carregnumber"]} /> : null}
    <p className={styles["text"]}>
      {known ? <strong className={styles["car"]}>{nameCar(known)}</strong> : null}
      <span className={styles["aside"]}>{describeCarSearch(summary)}</span>
    </p>
  </>
);
