import { type ReactNode, useId } from "react";
import styles from "./PlainField.module.css";

interface PlainFieldProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly children: (described: DescribedControl) => ReactNode;
}

interface DescribedControl {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": true | undefined;
}

/** A label, a line of help and what is wrong, around a control that needs nothing of the form engine. */
export function PlainField({ label, help, error, children }: PlainFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <p id={helpId} className={styles["help"]}>
        {help}
      </p>
      {children({
        id,
        "aria-describedby": error ? `${errorId} ${helpId}` : helpId,
        "aria-invalid": error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className={styles["wrong"]} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
