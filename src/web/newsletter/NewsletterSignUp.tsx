import { CircleAlert } from "lucide-react";
import { type FormEvent, useId } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { paths } from "#web/paths.ts";
import styles from "./NewsletterSignUp.module.css";
import { newsletterTexts } from "./newsletter.texts.sv.ts";
import { readEmail } from "./read-email.ts";
import { type SignUpState, useSignUp } from "./use-sign-up.ts";

interface NewsletterSignUpProps {
  /** What the server already knows, when the form came back without script. */
  readonly first?: SignUpState;
  readonly typed?: string;
}

/** One field and a button. Without script it is posted to the newsletter's own page. */
export function NewsletterSignUp({ first = "idle", typed = "" }: NewsletterSignUpProps) {
  const { state, ask, message } = useSignUp(first, (address, init) => fetch(address, init));
  const fieldId = useId();
  const errorId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(readEmail(new FormData(event.currentTarget)));
  };
  return (
    <div className={styles["signUp"]} aria-live="polite">
      {state === "success" ? (
        <p className={styles["done"]}>
          {newsletterTexts.success} {newsletterTexts.nextStep}
        </p>
      ) : (
        <form method="post" action={paths.newsletter()} className={styles["form"]} onSubmit={submit} noValidate>
          <label htmlFor={fieldId}>{newsletterTexts.label}</label>
          <div className={styles["row"]}>
            <input
              id={fieldId}
              className={styles["input"]}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              required
              defaultValue={typed}
              placeholder={newsletterTexts.placeholder}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? errorId : undefined}
            />
            <Button isSubmit isLoading={state === "subscribing"}>
              {newsletterTexts.submit}
            </Button>
          </div>
          {message ? (
            <p className={styles["wrong"]} id={errorId}>
              <Icon of={CircleAlert} size={20} />
              {message}
            </p>
          ) : null}
          <p className={styles["agreement"]}>{newsletterTexts.agreement}</p>
        </form>
      )}
    </div>
  );
}
