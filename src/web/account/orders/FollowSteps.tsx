import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Clock from "lucide-react/icons/clock";
import MailCheck from "lucide-react/icons/mail-check";
import MailX from "lucide-react/icons/mail-x";
import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { cancellationPhase, type CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./Follow.module.css";
import { followTexts as texts } from "./follow.texts.sv.ts";

interface RecordProps {
  readonly record: CancellationRecord;
}

/** Sent, taken by the mail server, confirmed: three facts, each with what it does not show. */
export const FollowSteps = ({ record }: RecordProps) => (
  <Card className={styles["card"]}>
    <h2 className={styles["title"]}>{texts.steps}</h2>
    <ol className={styles["flow"]}>
      <Step icon={Send} state="done" title={texts.sent} when={formatMoment(record.askedAtMs)}>
        <p>{texts.sentText(record.notice.to, formatLongDate(addDays(record.endsOn, -1)))}</p>
      </Step>
      <Received record={record} />
      <Confirmed record={record} />
    </ol>
  </Card>
);

function Received({ record: { notice, insurerName } }: RecordProps) {
  const { state, settledAtMs, serverAnswer } = notice;
  if (state === "queued") return <Step icon={Clock} state="now" title={texts.received} when={texts.onItsWay} />;
  const when = settledAtMs === undefined ? undefined : formatMoment(settledAtMs);
  const isReceived = state === "sent";
  return (
    <Step
      icon={isReceived ? MailCheck : MailX}
      state={isReceived ? "done" : "wrong"}
      title={isReceived ? texts.received : texts.notReceived}
      when={when}
    >
      <p>{isReceived ? texts.receivedText(insurerName) : texts.notReceivedText}</p>
      {serverAnswer === undefined ? null : <p>{texts.serverAnswer(serverAnswer)}</p>}
    </Step>
  );
}

function Confirmed({ record }: RecordProps) {
  const { answer, insurerName } = record;
  if (!answer)
    return (
      <Step
        icon={Clock}
        state={cancellationPhase(record) === "waiting" ? "now" : "next"}
        title={texts.confirmed}
        when={texts.waits}
      >
        <p>{texts.waitsText(insurerName)}</p>
      </Step>
    );
  return (
    <Step
      icon={answer.isConfirmed ? Check : CircleAlert}
      state={answer.isConfirmed ? "done" : "wrong"}
      title={answer.isConfirmed ? texts.confirmed : texts.notConfirmed}
      when={formatMoment(answer.atMs)}
    >
      {answer.isConfirmed ? <p>{texts.confirmedBy[answer.by]}</p> : null}
      {answer.text === undefined ? null : <p className={styles["quoted"]}>{texts.answer(answer.text)}</p>}
    </Step>
  );
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly state: "done" | "now" | "next" | "wrong";
  readonly title: string;
  readonly when?: string | undefined;
  readonly children?: ReactNode;
}

export const Step = ({ icon, state, title, when, children }: StepProps) => (
  <li className={classNames(styles["step"], styles[state])}>
    <span className={styles["dot"]}>
      <Icon of={icon} size={22} />
    </span>
    <div className={styles["stepText"]}>
      <h3>{title}</h3>
      {when === undefined ? null : <span className={styles["when"]}>{when}</span>}
      {children}
    </div>
  </li>
);
