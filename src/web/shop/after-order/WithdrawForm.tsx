import { formatOrderNumber } from "#domain/order/order-number.ts";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Form } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import type { WithdrawalPage } from "#http/contract/after-order-services.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { startPath } from "#domain/addresses/site-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawForm.module.css";

export interface Statement {
  readonly name: string;
  readonly email: string;
}

interface WithdrawFormProps {
  readonly statement: Statement;
  readonly orderId: string;
  readonly errors: readonly FieldError[];
}

/** Names of the posted fields; `step` is the button that was pressed. */
export const STEP = "step";

export const WITHDRAW_FORM = "withdraw";

/** What is to happen to the agreement that we have cancelled: asked, and never answered for the customer. */
export const FORMER = "former";
export const FORMER_CHOICES = { goesOn: "fortsatt", ends: "sluta" } as const;

/** Prefilled, so the customer only has to continue. */
export function WithdrawForm({ statement, orderId, errors }: WithdrawFormProps) {
  const texts = useTexts(withdrawalTexts);
  return (
    <Form id={WITHDRAW_FORM} method="post" reloadDocument className={styles["form"]} noValidate>
      <StatedField name="name" label={texts.name} value={statement.name} autoComplete="name" errors={errors} />
      <p className={styles["field"]}>
        <span className={styles["label"]}>{texts.order}</span>
        <span className={styles["fixed"]}>{formatOrderNumber(orderId)}</span>
      </p>
      <StatedField name="email" label={texts.email} value={statement.email} autoComplete="email" errors={errors} />
      <div>
        <Button isSubmit name={STEP} value="ask">
          {texts.next}
        </Button>
      </div>
    </Form>
  );
}

interface StatedFieldProps {
  readonly name: keyof Statement;
  readonly label: string;
  readonly value: string;
  readonly autoComplete: string;
  readonly errors: readonly FieldError[];
}

function StatedField({ name, label, value, autoComplete, errors }: StatedFieldProps) {
  const problem = errors.find(({ field }) => field === name)?.message;
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={`withdraw-${name}`}>
        {label}
      </label>
      <input
        id={`withdraw-${name}`}
        className={styles["input"]}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={name === "email" ? "email" : undefined}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `withdraw-${name}-problem` : undefined}
      />
      {problem ? (
        <p className={styles["wrong"]} id={`withdraw-${name}-problem`}>
          <Icon of={CircleAlert} size={20} />
          {problem}
        </p>
      ) : null}
    </div>
  );
}

interface ConfirmWithdrawalProps {
  readonly page: WithdrawalPage;
  readonly statement: Statement;
  readonly errors: readonly FieldError[];
}

/** The confirmation step that the law requires: what will be sent, and one button labelled with what it does. */
export function ConfirmWithdrawal({ page, statement, errors }: ConfirmWithdrawalProps) {
  const texts = useTexts(withdrawalTexts);
  const problem = errors.find(({ field }) => field === FORMER)?.message;
  const { former } = page;
  return (
    <Form id={WITHDRAW_FORM} method="post" reloadDocument className={styles["form"]}>
      <input type="hidden" name="name" value={statement.name} />
      <input type="hidden" name="email" value={statement.email} />
      <p>
        <strong>{texts.confirmText(page.product, page.providerName)}</strong>
      </p>
      <dl className={styles["facts"]}>
        <Fact name={texts.name} value={statement.name} />
        <Fact name={texts.order} value={formatOrderNumber(page.orderId)} />
        <Fact name={texts.starts} value={formatLongDate(page.startDate)} />
        <Fact name={texts.email} value={statement.email} />
      </dl>
      {former?.state === "ends" ? (
        <fieldset className={styles["choices"]} aria-describedby={problem ? "withdraw-former-problem" : undefined}>
          <legend className={styles["label"]}>{texts.former.legend(former.insurerName)}</legend>
          <ChoiceCard
            type="radio"
            name={FORMER}
            value={FORMER_CHOICES.goesOn}
            required
            isWrong={problem !== undefined}
            title={texts.former.goesOn(former.insurerName)}
            text={texts.former.goesOnText}
          />
          <ChoiceCard
            type="radio"
            name={FORMER}
            value={FORMER_CHOICES.ends}
            required
            isWrong={problem !== undefined}
            title={texts.former.ends}
            text={texts.former.endsText(formatLongDate(former.endsOn))}
          />
          {problem ? (
            <p className={styles["wrong"]} id="withdraw-former-problem" role="alert">
              <Icon of={CircleAlert} size={20} />
              {problem}
            </p>
          ) : null}
        </fieldset>
      ) : null}
      <div className={styles["buttons"]}>
        <Button isSubmit name={STEP} value="confirm">
          {texts.confirm}
        </Button>
        {page.isByCode ? (
          <a className={buttonClass({ look: "secondary" })} href={startPath()}>
            {texts.keep}
          </a>
        ) : (
          <Button isSubmit look="secondary" name={STEP} value="change">
            {texts.change}
          </Button>
        )}
      </div>
    </Form>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt className={styles["label"]}>{name}</dt>
    <dd className={styles["fixed"]}>{value}</dd>
  </div>
);
