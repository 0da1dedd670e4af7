import type { FieldError } from "#domain/validation/checked.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { useNouns } from "#ui/texts/use-texts.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts } from "./desk.texts.sv.ts";

interface CloseCaseFormProps {
  /** Posted, so that the page's action knows which of its forms was sent. */
  readonly form: CaseForm;
  readonly typed: { readonly ending: string; readonly reason: string } | undefined;
  readonly errors: readonly FieldError[];
}

export type CaseForm = keyof typeof deskTexts.closing;

/** The outcome of a case that only a person can find out, and the message to the customer about it. */
export function CloseCaseForm({ form, typed, errors }: CloseCaseFormProps) {
  const texts = useNouns(deskTexts.closing[form]);
  const wrong = useNouns((field: string) => errors.find((error) => error.field === field)?.message);
  const [label, help] =
    form === "close-delivery"
      ? [deskTexts.deliveryReason, deskTexts.deliveryReasonHelp]
      : [deskTexts.reason, deskTexts.reasonHelp];
  const wrongEnding = wrong("ending");
  return (
    <section className={styles["card"]}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <form method="post" className={styles["form"]}>
        <input type="hidden" name="form" value={form} />
        <fieldset
          className={styles["choices"]}
          aria-describedby={wrongEnding ? "close-ending" : undefined}
          aria-invalid={wrongEnding ? true : undefined}
        >
          <legend>{deskTexts.ending}</legend>
          {Object.entries(texts.endings).map(([ending, title]) => (
            <ChoiceCard
              key={ending}
              type="radio"
              name="ending"
              value={ending}
              title={title}
              isWrong={wrongEnding !== undefined}
              defaultChecked={typed?.ending === ending}
            />
          ))}
          {wrongEnding ? (
            <p id="close-ending" className={styles["wrong"]} role="alert">
              {wrongEnding}
            </p>
          ) : null}
        </fieldset>
        <PlainField label={label} help={help} error={wrong("reason")}>
          {(described) => (
            <textarea
              {...described}
              className={fields["area"]}
              name="reason"
              rows={4}
              maxLength={1_000}
              defaultValue={typed?.reason ?? ""}
            />
          )}
        </PlainField>
        <Button isSubmit>{texts.close}</Button>
      </form>
    </section>
  );
}
