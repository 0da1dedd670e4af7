import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useState } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { rateExample } from "#verticals/_credit/published-terms.ts";
import { comparedYears, loanCost } from "#verticals/privateloan/calculation/loan-cost.ts";
import type { ProductPageData } from "#verticals/privateloan/product-page-data.ts";
import { Calculator } from "./Calculator.tsx";
import { PaidParts } from "./PaidParts.tsx";
import { productTexts as texts } from "./product.texts.sv.ts";
import { TimesCompared } from "./TimesCompared.tsx";
import styles from "./ProductPage.module.css";

/** The same amount and time give the same page without script: the form is then sent to the page itself. */
export function ProductPage({ data }: { readonly data: ProductPageData }) {
  const { lenderCount } = data;
  const [{ amountKr, years }, setChosen] = useState({ amountKr: data.amountKr, years: data.years });
  const example = rateExample(amountKr);
  const cost = example && loanCost(amountKr, years, example);
  const compared = example ? comparedYears(years).flatMap((each) => loanCost(amountKr, each, example) ?? []) : [];
  const amountOre = amountKr * 100;
  return (
    <Wrap className={styles["page"]}>
      <div>
        <h1>{texts.title}</h1>
        <p className={styles["lead"]}>{texts.lead(lenderCount)}</p>
      </div>
      <Calculator
        amountKr={amountKr}
        years={years}
        example={example}
        cost={cost}
        onChange={(change) => setChosen((now) => ({ ...now, ...change }))}
      />
      <div className={styles["columns"]}>
        <div className={styles["charts"]}>
          {cost ? (
            <Card isRoomy>
              <PaidParts amountOre={amountOre} cost={cost} />
            </Card>
          ) : null}
          {cost ? (
            <Card isRoomy>
              <TimesCompared chosen={cost} compared={compared} />
            </Card>
          ) : null}
        </div>
        <aside className={styles["aside"]}>
          {cost && example ? (
            <section className={styles["example"]}>
              <h2>{texts.example.heading}</h2>
              <p>
                {texts.example.text({
                  amountOre,
                  years,
                  rate: example.nominalBasisPoints,
                  setupFeeOre: example.setupFeeOre,
                  noticeFeeOre: example.noticeFeeOre,
                  effective: cost.effectiveBasisPoints,
                  monthlyOre: cost.monthlyOre,
                  totalOre: cost.totalOre,
                })}
              </p>
              <p className={styles["small"]}>{texts.example.method}</p>
            </section>
          ) : null}
          <Card isRoomy>
            <h2 className={styles["heading"]}>{texts.steps.heading}</h2>
            <ol className={styles["steps"]}>
              {texts.steps.list(lenderCount).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
          <p className={styles["line"]}>
            <Icon of={CircleHelp} size={20} />
            {texts.advice}
          </p>
        </aside>
      </div>
    </Wrap>
  );
}
