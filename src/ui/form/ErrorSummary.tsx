import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FieldError } from "#domain/checked.ts";
import { Alert } from "#ui/primitives/Alert.tsx";
import styles from "./ErrorSummary.module.css";
import { fieldId } from "./field.ts";
import { summaryTexts } from "./form.texts.sv.ts";

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
}

/** What is wrong, in the words that stand at the fields, with a way to each. Takes focus whenever the errors are new. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles["summary"]}>
      <Alert tone="wrong" icon={<CircleAlert size={24} strokeWidth={1.75} />}>
        <strong>{summaryTexts.errorHeading(errors.length)}</strong>
        <ul>
          {errors.map((error) => (
            <li key={error.field}>
              <a
                className={styles["link"]}
                href={`#${fieldId(error.field)}`}
                onClick={(event) => goToField(event, error.field)}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Following a fragment scrolls but leaves some browsers' focus behind; without script the fragment still works. */
function goToField(event: { preventDefault(): void }, name: string): void {
  const control = document.getElementById(fieldId(name));
  if (!control) return;
  event.preventDefault();
  control.focus();
}
