import type { Summary, SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { formatRate } from "#verticals/deposit/account-rows.texts.sv.ts";
import { depositSummaryTexts as texts } from "./deposit-web.texts.sv.ts";
import styles from "./DepositSummary.module.css";

/** What is saved and for how long. */
export const DepositSummary = ({ summary }: SummaryProps) => {
  const { amount, rest } = describeDepositSearch(summary);
  return (
    <p className={styles["text"]}>
      <strong className={styles["amount"]}>{amount}</strong>
      <span>{rest}</span>
    </p>
  );
};

/** "100 000 kr i 5 år" and "fria uttag, 0,40 % ränta idag". */
export function describeDepositSearch(summary: Summary): { readonly amount: string; readonly rest: string } {
  const { amount, time, withdrawal, currentrate } = summary;
  const first = [amount === undefined ? "" : texts.amount(Number(amount)), time === undefined ? "" : texts.time(time)];
  const rest = [
    withdrawal === "yes" ? texts.free : "",
    currentrate === undefined ? "" : texts.rate(formatRate(Math.round(Number(currentrate) * 100))),
  ];
  return { amount: first.filter(Boolean).join(" "), rest: rest.filter(Boolean).join(", ") };
}
