import { formatKr } from "#domain/format/swedish-format.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { Card } from "#ui/primitives/Card.tsx";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { boardTexts } from "./mortgage-web.texts.sv.ts";
import styles from "./MonthCard.module.css";

const texts = boardTexts.month;

/** A month at the first bank, part by part. */
export function MonthCard({ facts }: { readonly facts: MortgageDetail }) {
  const { situation } = facts;
  const [interestOre, netOre, monthlyOre] = [facts.interestOre, facts.netOre, situation.amortisation.monthlyOre].map(
    wholeKrOre,
  ) as [number, number, number];
  // The rows are whole kronor that come to the sum, and to the month that stands elsewhere.
  const rows = [
    [texts.before, interestOre],
    [texts.relief, netOre - interestOre],
    [texts.amortisation, monthlyOre],
  ] as const;
  return (
    <Card>
      <h2 className={styles["title"]}>{texts.title}</h2>
      <dl className={styles["rows"]}>
        {rows.map(([name, ore]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatKr(ore)}</dd>
          </div>
        ))}
        <div className={styles["total"]}>
          <dt>{texts.total}</dt>
          <dd>{formatKr(netOre + monthlyOre)}</dd>
        </div>
      </dl>
    </Card>
  );
}
