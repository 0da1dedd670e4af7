import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { AssistantChoice, AssistantChoices } from "#verticals/_contract/vertical-web.ts";
import styles from "./AssistantModal.module.css";
import type { AssistantEvent, AssistantState } from "./assistant-state.ts";
import { assistantTexts } from "./assistant.texts.sv.ts";

interface ChoosePreferencesProps {
  readonly state: AssistantState;
  readonly choices: readonly AssistantChoice[];
  readonly rules: Pick<AssistantChoices, "exclusive" | "exclusiveNote">;
  readonly offerCount: number;
  readonly send: (event: AssistantEvent) => void;
}

export function ChoosePreferences({ state, choices, rules, offerCount, send }: ChoosePreferencesProps) {
  const { init } = useTexts(assistantTexts);
  const { selected, history } = state;
  return (
    <>
      <p className={styles["lead"]}>{init.lead(offerCount)}</p>
      <fieldset className={styles["choices"]}>
        <legend>
          <VisuallyHidden>{init.legend}</VisuallyHidden>
        </legend>
        {choices.map(({ key, label, text, Icon }) => (
          <ChoiceCard
            key={key}
            type="checkbox"
            name="preferences"
            value={key}
            title={label}
            text={text}
            aside={<Icon size={24} strokeWidth={1.75} />}
            isWrong={false}
            checked={selected.includes(key)}
            onChange={() => send({ type: "toggled", key, exclusive: rules.exclusive })}
          />
        ))}
      </fieldset>
      <p className={styles["small"]}>{rules.exclusiveNote}</p>
      {history.length > 0 ? (
        <section className={styles["history"]}>
          <h3>{init.history}</h3>
          <ul>
            {history.map((entry) => (
              <li key={entry.selectedPreferences.join(" ")}>
                <Button look="soft" size="small" onClick={() => send({ type: "recalled", entry })}>
                  {choices
                    .filter(({ key }) => entry.selectedPreferences.includes(key))
                    .map(({ label }) => label)
                    .join(", ")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
