import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type FormEvent, type ReactNode, useId } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import type { Lead } from "#http/contract/measured.schema.ts";
import { measuredWithPage } from "#web/shell/analytics/measured-with-page.ts";
import styles from "./EmailForm.module.css";

interface EmailFormProps {
  readonly texts: Readonly<Record<"label" | "placeholder" | "submit" | "agreement", string>>;
  /** The page that answers without script. */
  readonly action: string;
  readonly typed: string;
  /** The error of the typed address. */
  readonly wrong: string | undefined;
  readonly isSending?: boolean;
  /** With it the form answers in place, and its parent announces the answer. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Before the field. */
  readonly children?: ReactNode;
}

/** As much as our calls take. */
const MAX_EMAIL_LENGTH = 100;

/** One field and a button, and what the address is used for. */
export function EmailForm({ texts, action, typed, wrong, isSending = false, onSubmit, children }: EmailFormProps) {
  const id = useId();
  return (
    <form method="post" action={action} className={styles["form"]} onSubmit={onSubmit} noValidate>
      {children}
      <label htmlFor={id}>{texts.label}</label>
      <div className={styles["row"]}>
        <input
          id={id}
          className={styles["input"]}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={typed}
          placeholder={texts.placeholder}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong ${id}-agreement` : `${id}-agreement`}
        />
        <Button isSubmit isLoading={isSending}>
          {texts.submit}
        </Button>
      </div>
      {wrong ? (
        <p className={styles["wrong"]} id={`${id}-wrong`} role={onSubmit ? undefined : "alert"}>
          <Icon of={CircleAlert} size={20} />
          {wrong}
        </p>
      ) : null}
      <p className={styles["agreement"]} id={`${id}-agreement`}>
        {texts.agreement}
      </p>
    </form>
  );
}

interface EmailTakenProps {
  readonly children: ReactNode;
  /** Where the answer is a page: the event to measure. */
  readonly measured?: Lead | undefined;
}

/** Replaces the form when the address has been accepted. */
export const EmailTaken = ({ children, measured }: EmailTakenProps) => (
  <p className={styles["done"]} role="status" {...measuredWithPage(measured)}>
    {children}
  </p>
);
