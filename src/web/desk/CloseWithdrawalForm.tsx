import type { FieldError } from "#domain/checked.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import styles from "./Desk.module.css";
import { deskTexts as texts } from "./desk.texts.sv.ts";

/** Tells the page's action which of its forms was sent. */
export const CLOSE_WITHDRAWAL = "close-withdrawal";

interface CloseWithdrawalFormProps {
  readonly typed: { readonly ending: string; readonly reason: string } | undefined;
  readonly errors: readonly FieldError[];
}

/** What became of a withdrawal that the provider refused or never answered. */
export function CloseWithdrawalForm({ typed, errors }: CloseWithdrawalFormProps) {
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message;
  const wrongEnding = wrong("ending");
  return (
    <section className={styles["part"]}>
      <h2>{texts.closeTitle}</h2>
      <p>{texts.closeLead}</p>
      <form method="post" className={styles["form"]}>
        <input type="hidden" name="form" value={CLOSE_WITHDRAWAL} />
        <fieldset
          className={styles["choices"]}
          aria-describedby={wrongEnding ? "close-ending" : undefined}
          aria-invalid={wrongEnding ? true : undefined}
        >
          <legend>{texts.ending}</legend>
          {(["ended", "kept"] as const).map((ending) => (
            <ChoiceCard
              key={ending}
              type="radio"
              name="ending"
              value={ending}
              title={texts[ending]}
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
        <PlainField label={texts.reason} help={texts.reasonHelp} error={wrong("reason")}>
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
