import { useLoaderData } from "react-router";
import type { Remuneration } from "#domain/order/remuneration.ts";
import styles from "./InfoArticle.module.css";
import { remunerationRowTexts as texts } from "./remuneration-rows.texts.sv.ts";

/** What every company that we compare pays us, as its verticals state it. */
export function Remunerations() {
  const { remunerations } = useLoaderData<{ readonly remunerations: readonly Remuneration[] }>();
  return (
    <ul className={styles["list"]}>
      {remunerations.map(({ provider, percent = 0, amountOre, isPerRequest }) => {
        const amount = isPerRequest ? texts.request : texts.amount;
        const row = amountOre === undefined ? texts.share(provider, percent) : amount(provider, amountOre);
        return <li key={row}>{row}</li>;
      })}
    </ul>
  );
}
