import { emailRules } from "#domain/form/kinds/email.ts";
import { PlainField } from "./PlainField.tsx";
import styles from "./PlainField.module.css";

interface EmailFieldProps {
  readonly label: string;
  readonly help: string;
  readonly typed: string;
  readonly error?: string | undefined;
}

/** An e-mail address in a form without the form engine, as long as the rules of every form take it. */
export const EmailField = ({ label, help, typed, error }: EmailFieldProps) => (
  <PlainField label={label} help={help} error={error}>
    {(described) => (
      <input
        {...described}
        className={styles["line"]}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={emailRules.maxLength}
        defaultValue={typed}
      />
    )}
  </PlainField>
);
