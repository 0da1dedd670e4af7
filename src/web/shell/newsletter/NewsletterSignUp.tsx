import { type FormEvent, useEffect } from "react";
import { EmailForm, EmailTaken } from "#web/shell/email-form/EmailForm.tsx";
import { sendBannerEvent } from "#web/browser/banner-events.ts";
import { newsletterPath } from "#domain/addresses/content-paths.ts";
import styles from "./NewsletterSignUp.module.css";
import { newsletterTexts } from "./newsletter.texts.sv.ts";
import { readEmail } from "#web/shell/email-form/read-email.ts";
import { type SignUpState, useSignUp } from "./use-sign-up.ts";

interface NewsletterSignUpProps {
  /** The server's answer, when the form came back without script. */
  readonly first?: SignUpState;
  readonly typed?: string;
}

/** One field and a button. Without script it is posted to the newsletter's own page. */
export function NewsletterSignUp({ first = "idle", typed = "" }: NewsletterSignUpProps) {
  const { state, ask, message } = useSignUp(first);
  // After the sign-up the banner above the header does not ask again.
  useEffect(() => {
    if (state === "success") sendBannerEvent({ type: "close", kind: "newsletter" });
  }, [state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(readEmail(new FormData(event.currentTarget)));
  };
  return (
    <div className={styles["signUp"]} aria-live="polite">
      {state === "success" ? (
        <EmailTaken>
          {newsletterTexts.success} {newsletterTexts.nextStep}
        </EmailTaken>
      ) : (
        <EmailForm
          texts={newsletterTexts}
          action={newsletterPath()}
          typed={typed}
          wrong={message}
          isSending={state === "subscribing"}
          onSubmit={submit}
        />
      )}
    </div>
  );
}
