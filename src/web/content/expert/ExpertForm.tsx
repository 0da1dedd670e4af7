import { type FormEvent, useEffect, useRef } from "react";
import { QUESTION_MAX_CHARACTERS } from "#domain/expert/expert-question.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { expertPath } from "#domain/addresses/question-paths.ts";
import { browserFetch } from "#web/shell/calls/send-call.ts";
import { TrapField } from "#web/content/trap/TrapField.tsx";
import styles from "./ExpertForm.module.css";
import { expertTexts as texts } from "./expert.texts.sv.ts";
import { solveWork } from "./solve-work.ts";
import { type ExpertFormState, useExpertForm } from "./use-expert-form.ts";

interface ExpertFormProps {
  /** What the server has answered, when the form was posted without script. */
  readonly first: ExpertFormState;
  readonly typed: { readonly email: string; readonly question: string };
  /** For a browser without script. */
  readonly captcha: string;
}

/** Posted to its own page without script; the address is then confirmed by mail. */
export function ExpertForm({ first, typed, captcha }: ExpertFormProps) {
  const { state, begin, submit } = useExpertForm(first, {
    solve: solveWork,
    send: browserFetch,
    random: Math.random,
  });
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.kind === "error") shown.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  if (state.kind === "success") return <ExpertThanks state={state.state} />;
  const wrong = (field: string) =>
    state.kind === "error" ? state.errors.find((error) => error.field === field)?.message : undefined;
  const general = wrong("captcha") ?? wrong("");
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind !== "sending") void submit(new FormData(event.currentTarget));
  };
  return (
    <form ref={shown} method="post" action={expertPath()} className={styles["form"]} onSubmit={onSubmit} noValidate>
      {general ? <AlertBanner tone="wrong" title={general} isAnnounced /> : null}
      <input type="hidden" name="captcha" value={captcha} />
      <TrapField />
      <PlainField label={texts.email} help={texts.emailHelp} error={wrong("email")}>
        {(described) => (
          <input
            {...described}
            className={fields["line"]}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            onFocus={begin}
            required
            defaultValue={typed.email}
          />
        )}
      </PlainField>
      <PlainField label={texts.question} help={texts.questionHelp} error={wrong("question")}>
        {(described) => (
          <textarea
            {...described}
            className={fields["area"]}
            name="question"
            rows={7}
            onFocus={begin}
            required
            maxLength={QUESTION_MAX_CHARACTERS}
            defaultValue={typed.question}
          />
        )}
      </PlainField>
      <Button isSubmit isLoading={state.kind === "sending"}>
        {texts.submit}
      </Button>
      <p className={styles["working"]} role="status">
        {state.kind === "sending" ? texts.working : ""}
      </p>
    </form>
  );
}

const ExpertThanks = ({ state }: { readonly state: "open" | "unconfirmed" }) => (
  <div role="status">
    <h2>{texts.done[state]}</h2>
    <p>{state === "open" ? texts.done.openLead : texts.done.unconfirmedLead}</p>
  </div>
);
