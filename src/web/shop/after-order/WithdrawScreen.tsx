import Info from "lucide-react/icons/info";
import type { FieldError } from "#domain/validation/checked.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import type { WithdrawalPage } from "#http/contract/after-order-services.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { StepIndicator } from "#ui/pieces/StepIndicator.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawForm.module.css";
import { WITHDRAW_STEPS, type WithdrawStep, withdrawnStep, withdrawStepNumber } from "./withdraw-steps.ts";
import { ConfirmWithdrawal, type Statement, STEP, WITHDRAW_FORM, WithdrawForm } from "./WithdrawForm.tsx";
import { describeWithdrawalState, withdrawnTitle } from "./withdrawal-state.ts";

export interface WithdrawScreenProps {
  readonly page: WithdrawalPage;
  readonly statement: Statement;
  readonly step: WithdrawStep;
  readonly errors: readonly FieldError[];
  /** Undefined for who may see nothing of the order but this. */
  readonly orderHref: string | undefined;
  /** Shown in the header, as the page's heading. */
  readonly isTitled?: boolean;
}

/** The steps of withdrawing from an order; when it is not possible, the reason is shown. */
export function WithdrawScreen({ orderHref, ...shown }: WithdrawScreenProps) {
  const texts = useTexts(withdrawalTexts);
  return (
    <Wrap width="text" className={styles["page"]}>
      <Steps {...shown} />
      <Step {...shown} />
      {orderHref === undefined ? null : (
        <p>
          <a href={orderHref}>{texts.back}</a>
        </p>
      )}
    </Wrap>
  );
}

type Shown = Omit<WithdrawScreenProps, "orderHref">;

/** There is no step back after sending. */
function Steps({ page, step }: Shown) {
  const texts = useTexts(withdrawalTexts);
  if (page.right !== "open" && !page.withdrawn) return null;
  const isSent = page.withdrawn !== undefined;
  if (page.isByCode) {
    // The first two were on the page that asked for the code.
    const steps = [texts.stepPurchase, texts.stepCode, texts.stepConfirm].map((label) => ({ label }));
    return (
      <div className={styles["steps"]}>
        <StepIndicator label={texts.steps} steps={steps} current={isSent ? steps.length + 1 : steps.length} />
      </div>
    );
  }
  const labels = [texts.stepFillIn, texts.stepConfirm, texts.stepDone];
  const current = isSent ? withdrawnStep() : withdrawStepNumber(step);
  return (
    <div className={styles["steps"]}>
      <StepIndicator
        label={texts.steps}
        steps={labels.map((label, index) => ({
          label,
          disabled: isSent && index + 1 < current,
          ...(isSent ? {} : { tooltip: index + 1 < current ? texts.change : label }),
        }))}
        current={current}
        sendAs={{ form: WITHDRAW_FORM, name: STEP, values: WITHDRAW_STEPS }}
      />
    </div>
  );
}

function Step({ page, statement, step, errors, isTitled = false }: Shown) {
  const texts = useTexts(withdrawalTexts);
  const Heading = isTitled ? "h2" : "h1";
  const lastDay = page.lastDay === undefined ? "" : formatLongDate(page.lastDay);
  if (page.withdrawn) {
    return (
      <>
        <Heading>{withdrawnTitle(page.withdrawn.state, texts)}</Heading>
        <p role="status">
          {texts.received(formatMoment(page.withdrawn.atMs))} {texts.receipt(page.withdrawn.email)}
        </p>
        <p>{describeWithdrawalState(page.withdrawn.state, page.providerName, texts)}</p>
        {page.withdrawn.closing === undefined ? null : <p>{texts.closing(page.withdrawn.closing)}</p>}
        {page.withdrawn.state === "continued" ? null : <Cautions page={page} />}
        {page.withdrawn.state !== "continued" && page.former?.state === "ends" ? (
          <form method="post">
            <Button isSubmit name={STEP} value="take-back">
              {texts.former.goesOn(page.former.insurerName)}
            </Button>
          </form>
        ) : null}
      </>
    );
  }
  if (page.right !== "open") {
    const isOver = page.right === "over";
    return (
      <>
        <Heading>{isOver ? texts.overTitle : texts.noneTitle}</Heading>
        <p>{isOver ? texts.over(lastDay) : texts.none}</p>
      </>
    );
  }
  return (
    <>
      {isTitled && step === "fill-in" ? null : (
        <Heading>{step === "confirm" ? texts.confirmTitle : texts.title}</Heading>
      )}
      {step === "confirm" ? null : <p>{texts.lead(page.product, page.providerName, lastDay)}</p>}
      <Cautions page={page} />
      {step === "confirm" ? (
        <ConfirmWithdrawal page={page} statement={statement} errors={errors} />
      ) : (
        <WithdrawForm statement={statement} orderId={page.orderId} errors={errors} />
      )}
    </>
  );
}

function Cautions({ page }: { readonly page: WithdrawalPage }) {
  const texts = useTexts(withdrawalTexts);
  return (
    <Alert tone="info" icon={<Icon of={Info} size={20} />}>
      <p>{texts.payForDays}</p>
      {page.gapCaution ? <p>{page.gapCaution}</p> : null}
      {page.former ? (
        <p>
          {texts.former[page.former.state === "ends" ? "warning" : page.former.state](
            page.former.insurerName,
            formatLongDate(page.former.endsOn),
          )}
        </p>
      ) : null}
    </Alert>
  );
}
