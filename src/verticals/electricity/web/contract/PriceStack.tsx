import { classNames } from "#ui/primitives/class-names.ts";
import { formatOre } from "#verticals/electricity/format-kwh.texts.sv.ts";
import type { PriceRow } from "#verticals/electricity/price-rows.ts";
import styles from "./PriceStack.module.css";
import { stackPrice } from "./price-stack.ts";

/** The parts of the price as one bar. The table under it states the same: a screen reader needs only that. */
export function PriceStack({ rows, totalKwh }: { readonly rows: readonly PriceRow[]; readonly totalKwh: number }) {
  const { paid, off } = stackPrice(rows);
  return (
    <div className={styles["stack"]} aria-hidden="true">
      <div className={styles["bar"]}>
        {paid.map(({ id, kwh }) => (
          <span key={id} className={classNames(styles["part"], styles[id])} style={{ flexGrow: kwh }} />
        ))}
      </div>
      {off.length === 0 ? null : (
        <div className={styles["after"]}>
          <span className={styles["total"]} style={{ flexGrow: Math.max(0, totalKwh) }} />
          {off.map(({ id, kwh }) => (
            <span key={id} className={classNames(styles["part"], styles["off"])} style={{ flexGrow: -kwh }} />
          ))}
        </div>
      )}
      <ul className={styles["legend"]}>
        {[...paid, ...off].map(({ id, name, kwh }) => (
          <li key={id}>
            <i className={classNames(styles["sample"], styles[kwh < 0 ? "off" : id])} />
            {name} {formatOre(kwh)}
          </li>
        ))}
      </ul>
    </div>
  );
}
