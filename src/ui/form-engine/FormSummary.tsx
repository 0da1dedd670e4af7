import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { findField } from "#domain/form/form-description.ts";
import { fieldId } from "#ui/inputs/parts/field-ids.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { summaryTexts } from "./form-engine.texts.sv.ts";
import type { FormView } from "./form-runner.ts";
import styles from "./FormSummary.module.css";

/**
 * The errors of the last validation, with the same messages as at the fields and a link to each field; and the errors of the
 * form as a whole. Announced again after each validation; the list gets shorter as fields are corrected.
 */
export function FormSummary({ state, reported, attempt }: FormView) {
  const wrong = reported.flatMap((name) => {
    const field = state.fields[name];
    if (field?.validity !== "invalid") return [];
    return [{ name, message: summaryTexts.error(findField(state.form, name)?.label ?? "", field.message) }];
  });
  if (wrong.length === 0 && state.formErrors.length === 0) return null;
  return (
    // Screen readers announce a new element again, but not a line removed from an existing one.
    <div key={attempt} role="alert" aria-atomic="false" tabIndex={-1} className={styles["summary"]}>
      <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
        {state.formErrors.map((message) => (
          <p key={message}>
            <strong>{message}</strong>
          </p>
        ))}
        {wrong.length > 0 ? <strong>{summaryTexts.errorHeading(wrong.length)}</strong> : null}
        <ul>
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <a className={styles["link"]} href={`#${fieldId(name)}`} onClick={(event) => goToField(event, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Following a fragment scrolls, but some browsers do not move focus; without script the fragment still works. */
function goToField(event: { preventDefault(): void }, name: string): void {
  const control = document.getElementById(fieldId(name));
  if (!control) return;
  event.preventDefault();
  control.focus();
}
