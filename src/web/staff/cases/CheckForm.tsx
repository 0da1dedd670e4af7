import type { FieldError } from "#domain/validation/checked.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts as texts } from "./desk.texts.sv.ts";

interface CheckFormProps {
  readonly typed: { readonly outcome: string; readonly providerOrderId: string } | undefined;
  readonly errors: readonly FieldError[];
}

/** The provider's answer about an order with an unknown outcome. */
export function CheckForm({ typed, errors }: CheckFormProps) {
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message;
  const wrongOutcome = wrong("outcome");
  return (
    <section className={styles["card"]}>
      <h2>{texts.checkTitle}</h2>
      <p>{texts.checkLead}</p>
      <form method="post" className={styles["form"]}>
        <fieldset
          className={styles["choices"]}
          aria-describedby={wrongOutcome ? "check-outcome" : undefined}
          aria-invalid={wrongOutcome ? true : undefined}
        >
          <legend>{texts.outcome}</legend>
          {(["placed", "refused"] as const).map((outcome) => (
            <ChoiceCard
              key={outcome}
              type="radio"
              name="outcome"
              value={outcome}
              title={texts[outcome]}
              isWrong={wrongOutcome !== undefined}
              defaultChecked={typed?.outcome === outcome}
            />
          ))}
          {wrongOutcome ? (
            <p id="check-outcome" className={styles["wrong"]} role="alert">
              {wrongOutcome}
            </p>
          ) : null}
        </fieldset>
        <PlainField label={texts.providerOrderId} help={texts.providerOrderIdHelp} error={wrong("providerOrderId")}>
          {(described) => (
            <input
              {...described}
              className={fields["line"]}
              name="providerOrderId"
              autoComplete="off"
              defaultValue={typed?.providerOrderId ?? ""}
            />
          )}
        </PlainField>
        <Button isSubmit>{texts.send}</Button>
      </form>
    </section>
  );
}
