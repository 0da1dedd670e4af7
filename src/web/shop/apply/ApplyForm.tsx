import ArrowRight from "lucide-react/icons/arrow-right";
import { useSubmit } from "react-router";
import type { FormValues } from "#domain/form/check-form.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import { valuesOf } from "#domain/form/form-state.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";
import { applyTexts } from "./apply.texts.sv.ts";
import styles from "./ApplyScreen.module.css";

interface ApplyFormProps {
  readonly form: FormDescription;
  readonly action: string;
  readonly today: string;
  readonly values: FormValues;
  readonly errors: readonly FieldError[] | undefined;
  /** It can be left as it is, to be continued later. */
  readonly isSavable: boolean;
}

/** The browser posts it itself until the script has come; then the page does, and stays. */
export function ApplyForm({ form: description, action, today, values, errors, isSavable }: ApplyFormProps) {
  const submit = useSubmit();
  const texts = useTexts(applyTexts);
  const form = useForm(description, {
    today,
    values,
    errors,
    onSubmit: (stored) => submit({ ...stored, [STAY_HERE]: "1" }, { method: "post", action }),
  });
  return (
    <FormRenderer form={form} action={action} submitIcon={<Icon of={ArrowRight} size={20} />}>
      {isSavable ? (
        <button
          type="submit"
          className={styles["later"]}
          name="action"
          value="later"
          onClick={(event) => {
            event.preventDefault();
            void submit({ ...valuesOf(form.state), action: "later", [STAY_HERE]: "1" }, { method: "post", action });
          }}
        >
          {texts.later}
        </button>
      ) : null}
    </FormRenderer>
  );
}
