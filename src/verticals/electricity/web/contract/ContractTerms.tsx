import type { ContractPageData } from "#verticals/electricity/contract/contract-page-data.ts";
import styles from "./ContractPage.module.css";
import { contractTexts as texts } from "./contract.texts.sv.ts";

/** E-007 to E-009: how long it holds, what it costs a month, and each discount that is given. */
export const ContractTerms = ({ data }: { readonly data: ContractPageData }) => (
  <section className={styles["card"]}>
    <h2>{texts.contract}</h2>
    <dl className={styles["facts"]}>
      {listTerms(data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles["note"]}>{texts.withVat}</p>
    {data.campaign === undefined ? null : (
      <p>
        <strong>{texts.campaign}:</strong> {data.campaign}
      </p>
    )}
  </section>
);

function listTerms(data: ContractPageData): readonly (readonly [string, string])[] {
  const { yearlyFeeOre, onceOre, monthlyOre, kwh, months } = data.discounts;
  return [
    [texts.binding, monthsOr(data.bindingMonths, texts.none)],
    [texts.termsValid, monthsOr(data.termsValidMonths, texts.untilFurther)],
    [texts.termination, monthsOr(data.terminationMonths, texts.none)],
    [texts.fixedFee, texts.perMonth(data.fixedFeeMonthOre)],
    ...given(yearlyFeeOre, texts.yearlyDiscount, texts.perYear(yearlyFeeOre)),
    ...given(onceOre, texts.onceDiscount, texts.once(onceOre)),
    ...given(monthlyOre, texts.monthlyDiscount, texts.monthlyFor(monthlyOre, months)),
    ...given(kwh, texts.kwhDiscount, texts.kwhFor(kwh, months)),
  ];
}

const monthsOr = (months: number, none: string): string => (months === 0 ? none : texts.months(months));

const given = (amount: number, name: string, text: string): readonly (readonly [string, string])[] =>
  amount > 0 ? [[name, text]] : [];
