import { isTaken, isUndecided, mayAnswerMove } from "#domain/application/answer-state.ts";
import type { ApplicationView } from "#domain/application/application-view.ts";
import { accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { compareHref } from "#web/account/parts/vertical-looks.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { AnswerDays } from "./AnswerDays.tsx";
import styles from "./ApplicationScreen.module.css";
import { applicationTexts as texts } from "./application.texts.sv.ts";
import { ConfirmCard } from "./ConfirmCard.tsx";
import { type ConfirmStep, confirmQuery } from "./confirm-step.ts";

interface ApplicationScreenProps {
  readonly application: ApplicationView;
  /** When the page was loaded. */
  readonly nowMs: number;
  readonly step: ConfirmStep | undefined;
  /** How many times news have come since. */
  readonly newsCount: number;
}

/** The answers to one application, with what the applicant can do about each. */
export function ApplicationScreen({ application, nowMs, step, newsCount }: ApplicationScreenProps) {
  const { answers, state, help, vertical } = application;
  const isFollowed = state === "open" || state === "answered";
  return (
    <>
      <p role="status" className={styles["news"]}>
        <VisuallyHidden>{newsCount > 0 ? texts.news : ""}</VisuallyHidden>
      </p>
      <Question application={application} step={step} />
      {isFollowed && answers.length > 0 ? <AnswerDays application={application} nowMs={nowMs} /> : null}
      {help ? (
        <Card className={styles["help"]}>
          <h3 className={styles["heading"]}>{help.heading}</h3>
          <p>{help.text}</p>
          <p>
            <NewTabLink href={help.link.url}>{help.link.text}</NewTabLink>
          </p>
        </Card>
      ) : null}
      <div className={styles["columns"]}>
        <ul className={styles["answers"]}>
          {answers.map((answer) => (
            <li key={answer.providerSlug}>
              <AnswerCard application={application} answer={answer} nowMs={nowMs} />
            </li>
          ))}
        </ul>
        <Side application={application} />
      </div>
      {state === "ended" ? (
        <p>
          <a className={styles["link"]} href={compareHref(vertical)}>
            {texts.again}
          </a>
        </p>
      ) : null}
      {canEnd(application) && step === undefined ? (
        <p>
          <a
            className={styles["link"]}
            href={`${accountApplicationPath(application.applicationHash)}${confirmQuery("end")}`}
          >
            {texts.end.open}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** Only for what can still be done: an old link asks nothing. */
function Question({ application, step }: Pick<ApplicationScreenProps, "application" | "step">) {
  const { applicationHash, answers, withdrawal } = application;
  const accepted = answers.find(({ state }) => state === "accepted");
  if (step === "withdraw" && accepted) {
    const { heading, text, confirm, back } = texts.withdraw;
    const { providerName, providerSlug } = accepted;
    return (
      <ConfirmCard
        applicationHash={applicationHash}
        fields={{ act: "withdraw", provider: providerSlug }}
        heading={heading(providerName)}
        text={text(providerName, withdrawal?.before ?? "")}
        confirm={confirm}
        back={back}
      />
    );
  }
  if (step === "end" && canEnd(application))
    return <ConfirmCard applicationHash={applicationHash} fields={{ act: "end" }} {...texts.end} />;
  return null;
}

const canEnd = ({ answers }: ApplicationView): boolean =>
  !answers.some(({ state }) => isTaken(state)) && answers.some(({ state }) => mayAnswerMove(state, "ending"));

/** How it is computed, and what happens next: only while there is something to choose or to wait for. */
function Side({ application: { answers, explanation, steps } }: Pick<ApplicationScreenProps, "application">) {
  const hasChoice = answers.some(({ state }) => state === "offered" || isUndecided(state));
  return (
    <div className={styles["side"]}>
      {explanation ? (
        <Card className={styles["sunk"]}>
          <h3 className={styles["heading"]}>{texts.explanation.heading}</h3>
          <p className={styles["small"]}>{explanation.text}</p>
          {explanation.example === undefined ? null : (
            <p className={styles["small"]}>
              <strong>{texts.explanation.example}</strong> {explanation.example}
            </p>
          )}
        </Card>
      ) : null}
      {hasChoice && steps.length > 0 ? (
        <Card className={styles["part"]}>
          <h3 className={styles["heading"]}>{texts.steps.heading}</h3>
          <ol className={styles["steps"]}>
            {steps.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ol>
          <p className={styles["small"]}>{texts.steps.note}</p>
        </Card>
      ) : null}
    </div>
  );
}
