import { Plate } from "#ui/primitives/Plate.tsx";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { describeCarSearch } from "./car-headings.ts";
import styles from "./CarSummary.module.css";

export const CarSummary = ({ summary }: { readonly summary: Summary }) => (
  <>
    {summary["carregnumber"] ? <Plate number={summary["carregnumber"]} /> : null}
    <p className={styles["text"]}>{describeCarSearch(summary)}</p>
  </>
);
