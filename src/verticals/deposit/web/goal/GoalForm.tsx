import { useEffect, useEffectEvent, useId, useRef } from "react";
import { formatWhole } from "#domain/format/swedish-format.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { formatRate } from "#verticals/deposit/account-rows.texts.sv.ts";
import { GOAL_FIELDS, type GoalPageData } from "#verticals/deposit/goal-page-data.ts";
import { goalTexts as texts } from "./goal.texts.sv.ts";
import styles from "./GoalPage.module.css";

/** As they are typed. */
export interface GoalValues {
  readonly target: string;
  readonly have: string;
  readonly monthly: string;
  readonly rate: string;
  readonly account: string | undefined;
}

export const valuesOf = ({ typed, accounts }: GoalPageData): GoalValues => ({
  target: formatWhole(typed.targetKr),
  have: formatWhole(typed.haveKr),
  monthly: formatWhole(typed.monthlyKr),
  rate: (typed.rate / 100).toFixed(2).replace(".", ","),
  account: (accounts.find(({ id }) => id === typed.accountId) ?? accounts[0])?.id,
});

interface GoalFormProps {
  readonly data: GoalPageData;
  readonly values: GoalValues;
  onChange(values: GoalValues): void;
}

/** The fields hold the values: what is typed before the script has come is in them alone. */
export function GoalForm({ data: { searchId, accounts }, values, onChange }: GoalFormProps) {
  const accountId = useId();
  const form = useRef<HTMLFormElement>(null);
  const readFields = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const typed = (key: keyof GoalValues) => {
      const value = fields.get(GOAL_FIELDS[key]);
      return typeof value === "string" ? value : undefined;
    };
    const { target, have, monthly, rate, account } = values;
    onChange({
      target: typed("target") ?? target,
      have: typed("have") ?? have,
      monthly: typed("monthly") ?? monthly,
      rate: typed("rate") ?? rate,
      account: typed("account") ?? account,
    });
  };
  const readAtStart = useEffectEvent(readFields);
  useEffect(() => readAtStart(), []);
  const amount = (key: "target" | "have" | "monthly" | "rate", unit: string) => (
    <AmountField label={texts[key]} name={GOAL_FIELDS[key]} unit={unit} value={values[key]} />
  );
  return (
    <Card isRoomy>
      <form ref={form} method="get" className={styles["form"]} aria-label={texts.form} onChange={readFields}>
        {searchId === undefined ? null : <input type="hidden" name="searchid" value={searchId} />}
        {amount("target", texts.kr)}
        {amount("have", texts.kr)}
        {amount("monthly", texts.krPerMonth)}
        {accounts.length === 0 ? (
          amount("rate", texts.percent)
        ) : (
          <div className={styles["field"]}>
            <label htmlFor={accountId}>{texts.account}</label>
            <select
              id={accountId}
              className={styles["control"]}
              name={GOAL_FIELDS.account}
              defaultValue={values.account}
            >
              {accounts.map(({ id, name, rate }) => (
                <option key={id} value={id}>
                  {name}, {formatRate(rate)}
                </option>
              ))}
            </select>
          </div>
        )}
        <noscript>
          <Button isSubmit>{texts.count}</Button>
        </noscript>
      </form>
    </Card>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly unit: string;
  readonly value: string;
}

function AmountField({ label, name, unit, value }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <span className={styles["amount"]}>
        <input
          id={id}
          className={styles["control"]}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          defaultValue={value}
          aria-describedby={`${id}-unit`}
        />
        <span id={`${id}-unit`} className={styles["unit"]}>
          {unit}
        </span>
      </span>
    </div>
  );
}
