import Check from "lucide-react/icons/check";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { AssistantChoice } from "#verticals/_contract/vertical-web.ts";
import styles from "./AssistantModal.module.css";
import { assistantTexts } from "./assistant.texts.sv.ts";

export const ChosenPreferences = ({ choices }: { readonly choices: readonly AssistantChoice[] }) => {
  const texts = useTexts(assistantTexts);
  return (
    <ul className={styles["chips"]} aria-label={texts.chosen}>
      {choices.map(({ key, label }) => (
        <li key={key} className={styles["chip"]}>
          <Check size={20} strokeWidth={1.75} />
          {label}
        </li>
      ))}
    </ul>
  );
};
