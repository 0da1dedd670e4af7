import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Clock from "lucide-react/icons/clock";
import Hourglass from "lucide-react/icons/hourglass";
import TrendingDown from "lucide-react/icons/trending-down";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownAnswer } from "#domain/account/application.ts";
import {
  accountAgreementPath,
  accountApplicationPath,
  accountSupplyPath,
} from "#domain/addresses/account-application-paths.ts";
import { shownAnswer } from "#domain/application/answer-state.ts";
import type { AnswerView, ApplicationView } from "#domain/application/application-view.ts";
import type { ShownOffer } from "#domain/application/shown-offer.ts";
import { formatDay, formatLongDate, formatWeekday } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { answerTone } from "#web/account/parts/CaseRows.tsx";
import { StatusTag } from "#web/account/parts/StatusTag.tsx";
import styles from "./AnswerCard.module.css";
import { applicationTexts as texts } from "./application.texts.sv.ts";
import { confirmQuery } from "./confirm-step.ts";
import { describeTime } from "./describe-application.ts";

interface AnswerCardProps {
  readonly application: Pick<ApplicationView, "applicationHash" | "answerByMs" | "withdrawal">;
  readonly answer: AnswerView;
  readonly nowMs: number;
}

/** One provider: its state, its offer, and the one thing that the applicant can do about it. */
export function AnswerCard({ application, answer, nowMs }: AnswerCardProps) {
  const { applicationHash } = application;
  const { providerName, providerSlug, offer, isCheapest, canAccept } = answer;
  const shown = shownAnswer(answer.state);
  const isOver = answerTone(shown) === "quiet";
  return (
    <Card className={classNames(styles["card"], isCheapest && styles["cheapest"], isOver && styles["over"])}>
      <article className={styles["answer"]}>
        <div className={styles["head"]}>
          <h3 className={styles["name"]}>{providerName}</h3>
          <p className={styles["tags"]}>
            <AnswerTag shown={shown} changedAtMs={answer.changedAtMs} nowMs={nowMs} />
            {isCheapest ? (
              <StatusTag tone="info">
                <Icon of={TrendingDown} size={16} />
                {texts.tags.cheapest}
              </StatusTag>
            ) : null}
          </p>
        </div>
        {offer ? <Figures offer={offer} /> : null}
        {canAccept && offer ? (
          <div className={styles["foot"]}>
            <a className={buttonClass({})} href={accountAgreementPath(applicationHash, providerSlug)}>
              {`${texts.card.accept} `}
              <VisuallyHidden>{texts.card.acceptOf(providerName)}</VisuallyHidden>
            </a>
            <p className={styles["small"]}>{`${offer.summary} ${describeEnd(answer)}`}</p>
          </div>
        ) : (
          <AnswerText application={application} answer={answer} />
        )}
      </article>
    </Card>
  );
}

const describeEnd = ({ untilMs }: AnswerView): string =>
  untilMs === undefined ? "" : texts.card.valid(formatDay(swedishDate(untilMs)));

const Figures = ({ offer: { headline, figures } }: { readonly offer: ShownOffer }) => (
  <dl className={styles["figures"]}>
    <div>
      <dt>{headline.label}</dt>
      <dd className={styles["headline"]}>{headline.value}</dd>
    </div>
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const ICONS: Readonly<Record<ShownAnswer, LucideIcon>> = {
  waiting: Hourglass,
  needed: CircleHelp,
  offered: Check,
  accepting: Clock,
  accepted: Check,
  withdrawing: Clock,
  withdrawn: X,
  declined: X,
  expired: X,
  unanswered: X,
  ended: X,
};

interface AnswerTagProps {
  readonly shown: ShownAnswer;
  readonly changedAtMs: number;
  readonly nowMs: number;
}

const AnswerTag = ({ shown, changedAtMs, nowMs }: AnswerTagProps) => (
  <StatusTag tone={shown === "needed" ? "info" : shown === "waiting" ? "quiet" : answerTone(shown)}>
    <Icon of={ICONS[shown]} size={16} />
    {shown === "offered" ? texts.at.answered(describeTime(changedAtMs, nowMs)) : texts.tags[shown]}
  </StatusTag>
);

/** What the state means, and the link of what can be done. */
function AnswerText({ application, answer }: Omit<AnswerCardProps, "nowMs">) {
  const { card } = texts;
  const { applicationHash, answerByMs, withdrawal } = application;
  const { state, needed, changedAtMs, untilMs, providerName, providerSlug } = answer;
  const changed = formatDay(swedishDate(changedAtMs));
  const awaited = formatWeekday(swedishDate(answerByMs));
  switch (state) {
    case "asking":
    case "received":
      return <Text>{card.waiting(awaited)}</Text>;
    case "supplied":
      return <Text>{card.supplied(awaited)}</Text>;
    case "needed":
      return needed ? (
        <>
          <Text>{`${needed.text} ${card.neededBy(awaited)}`}</Text>
          <p>
            <a
              className={buttonClass({ look: "soft", size: "small" })}
              href={accountSupplyPath(applicationHash, providerSlug)}
            >
              <Icon of={Upload} size={20} className={styles["buttonIcon"]} />
              {`${needed.action} `}
              <VisuallyHidden>{card.acceptOf(providerName)}</VisuallyHidden>
            </a>
          </p>
        </>
      ) : (
        <Text>{card.neededOther}</Text>
      );
    case "accepting":
      return <Text>{card.accepting(changed)}</Text>;
    case "accepted":
      return (
        <>
          <Text>{untilMs === undefined ? "" : card.accepted(formatLongDate(swedishDate(untilMs)))}</Text>
          <p>
            <a
              className={buttonClass({ look: "secondary", size: "small" })}
              href={`${accountApplicationPath(applicationHash)}${confirmQuery("withdraw")}`}
            >
              {card.withdraw}
            </a>
          </p>
        </>
      );
    case "completed":
      return <Text>{card.completed(providerName)}</Text>;
    case "withdrawing":
      return <Text>{card.withdrawing}</Text>;
    case "withdrawn":
      return <Text>{card.withdrawn(changed, withdrawal?.after ?? "")}</Text>;
    case "declined":
      return <Text>{card.declined(changed)}</Text>;
    case "unanswered":
      return <Text>{card.unanswered}</Text>;
    case "offered":
    case "expired":
      return <Text>{answer.isOnHold ? card.onHold : card.expired}</Text>;
    case "ending":
    case "ended":
      return <Text>{card.ended(changed)}</Text>;
  }
}

const Text = ({ children }: { readonly children: ReactNode }) => <p className={styles["small"]}>{children}</p>;
