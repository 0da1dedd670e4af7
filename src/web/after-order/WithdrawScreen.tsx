import { Info } from "lucide-react";
import type { FieldError } from "#domain/checked.ts";
import { formatLongDate } from "#domain/swedish-date.ts";
import { writeMoment } from "#domain/swedish-moment.ts";
import type { WithdrawalPage } from "#http/contract/page-services.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawForm.module.css";
import { ConfirmWithdrawal, type Statement, WithdrawForm } from "./WithdrawForm.tsx";
import { stateWords, withdrawnTitle } from "./withdrawal-state.ts";

export interface WithdrawScreenProps {
  readonly page: WithdrawalPage;
  readonly statement: Statement;
  readonly step: "fill-in" | "confirm";
  readonly errors: readonly FieldError[];
  readonly orderHref: string;
}

/** Taking an order back, step by step; whatever cannot be done is said with its reason. */
export function WithdrawScreen({ orderHref, ...shown }: WithdrawScreenProps) {
  const texts = useTexts(withdrawalTexts);
  return (
    <Wrap width="text" className={styles["page"]}>
      <Step {...shown} />
      <p>
        <a href={orderHref}>{texts.back}</a>
      </p>
    </Wrap>
  );
}

function Step({ page, statement, step, errors }: Omit<WithdrawScreenProps, "orderHref">) {
  const texts = useTexts(withdrawalTexts);
  const lastDay = page.lastDay === undefined ? "" : formatLongDate(page.lastDay);
  if (page.withdrawn) {
    return (
      <>
        <h1>{withdrawnTitle(page.withdrawn.state, texts)}</h1>
        <p role="status">
          {texts.received(writeMoment(page.withdrawn.atMs))} {texts.receipt(page.withdrawn.email)}
        </p>
        <p>{stateWords(page.withdrawn.state, page.providerName, texts)}</p>
        {page.withdrawn.closing === undefined ? null : <p>{texts.closing(page.withdrawn.closing)}</p>}
        {page.withdrawn.state === "kept" ? null : <Cautions page={page} />}
      </>
    );
  }
  if (page.right !== "open") {
    const isOver = page.right === "over";
    return (
      <>
        <h1>{isOver ? texts.overTitle : texts.noneTitle}</h1>
        <p>{isOver ? texts.over(lastDay) : texts.none}</p>
      </>
    );
  }
  return (
    <>
      <h1>{step === "confirm" ? texts.confirmTitle : texts.title}</h1>
      {step === "confirm" ? null : <p>{texts.lead(page.product, page.providerName, lastDay)}</p>}
      <Cautions page={page} />
      {step === "confirm" ? (
        <ConfirmWithdrawal page={page} statement={statement} />
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
      {page.isFormerCancelled ? <p>{texts.formerCancelled}</p> : null}
    </Alert>
  );
}
