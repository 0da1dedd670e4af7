import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import styles from "./AnswerConflicts.module.css";
import { conflictTexts as texts } from "./conflicts.texts.sv.ts";
import type { ShownConflict } from "#web/shop/offers/present-conflicts.ts";

interface AnswerConflictsProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

/** Each answer that the insurer contradicts, for the visitor to choose. The fields have the search's own names, so the form changes the search. */
export function AnswerConflicts({ web, result: { searchId, current, conflicts, choices } }: AnswerConflictsProps) {
  const id = useId();
  const isSearching = useNavigation().state !== "idle";
  if (!current || !conflicts) return null;
  const action = resultPath(web.description, searchId, choices);
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id} className={styles["title"]}>
        {texts.title}
      </h2>
      <p className={styles["lead"]}>{texts.lead(current.providerName)}</p>
      <Form method="post" action={action} preventScrollReset>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.name} {...conflict} provider={current.providerName} />
        ))}
        <Button isSubmit look="secondary" isLoading={isSearching}>
          {texts.update}
        </Button>
      </Form>
    </section>
  );
}

interface ConflictProps extends ShownConflict {
  readonly provider: string;
}

const Conflict = ({ name, label, typed, reported, isTypedPreferred, provider }: ConflictProps) => (
  <fieldset className={styles["field"]}>
    <legend className={styles["label"]}>{label}</legend>
    <div className={styles["answers"]}>
      <ChoiceCard
        type="radio"
        name={name}
        value={typed.value}
        title={typed.text}
        text={texts.typed}
        isWrong={false}
        defaultChecked={isTypedPreferred}
      />
      <ChoiceCard
        type="radio"
        name={name}
        value={reported.value}
        title={reported.text}
        text={texts.reported(provider)}
        isWrong={false}
        defaultChecked={!isTypedPreferred}
      />
    </div>
  </fieldset>
);
