import { classNames } from "#ui/primitives/class-names.ts";
import { formatOre } from "#verticals/electricity/format-kwh.texts.sv.ts";
import type { PriceRow } from "#verticals/electricity/price-rows.ts";
import { electricityCardTexts as texts } from "./electricity-card.texts.sv.ts";
import styles from "./PriceParts.module.css";

interface PricePartsProps {
  readonly rows: readonly PriceRow[];
  /** Hundredths of an öre: the sum of the rows. */
  readonly totalKwh: number;
}

/** What the comparison price is made of, down to the total. */
export const PriceParts = ({ rows, totalKwh }: PricePartsProps) => (
  <table className={styles["parts"]}>
    <caption>{texts.perKwh}</caption>
    <tbody>
      {rows.map(({ id, name, kwh }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td className={classNames(kwh < 0 && styles["discount"])}>{formatOre(kwh)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{texts.total}</th>
        <td>{formatOre(totalKwh)}</td>
      </tr>
    </tfoot>
  </table>
);
