import { formatPrice } from "#domain/format/swedish-format.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import type { ApplyAsideProps } from "#verticals/_contract/apply-web.ts";
import { creditRequestOf } from "#verticals/_credit/credit-request.ts";
import { rateExample } from "#verticals/_credit/published-terms.ts";
import { loanCost } from "#verticals/privateloan/calculation/loan-cost.ts";
import { applyTexts as texts } from "./apply.texts.sv.ts";
import styles from "./LoanAside.module.css";

/** What is applied for, with a monthly cost on the terms of the example. */
export function LoanAside({ values, changeHref }: ApplyAsideProps) {
  const { amountKr, months } = creditRequestOf(values);
  const example = rateExample(amountKr);
  const cost = example && loanCost(amountKr, months / 12, example);
  if (amountKr === 0 || months === 0) return null;
  return (
    <Card>
      <div className={styles["head"]}>
        <h2>{texts.loan}</h2>
        <a href={changeHref}>{texts.change}</a>
      </div>
      <Price value={amountKr * 100} unit="ore-once" isMedium />
      <dl className={styles["facts"]}>
        <div>
          <dt>{texts.time}</dt>
          <dd>{texts.years(months / 12)}</dd>
        </div>
        {cost ? (
          <div>
            <dt>{texts.about}</dt>
            <dd>{formatPrice({ value: cost.monthlyOre, unit: "ore-month" })}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}
