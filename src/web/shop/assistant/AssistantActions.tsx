import Info from "lucide-react/icons/info";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./AssistantModal.module.css";
import { type AssistantEvent, type AssistantState, canAsk } from "./assistant-state.ts";
import { assistantTexts } from "./assistant.texts.sv.ts";

interface AssistantActionsProps {
  readonly state: AssistantState;
  readonly send: (event: AssistantEvent) => void;
  readonly onCompare: () => void;
}

/** What can be done in each step, and beside it always who has made the suggestions. */
export function AssistantActions({ state, send, onCompare }: AssistantActionsProps) {
  const texts = useTexts(assistantTexts);
  const { step } = state;
  if (step.kind === "error") {
    return (
      <>
        <Button onClick={() => send({ type: "submitted" })}>{texts.error.again}</Button>
        <Button look="secondary" onClick={onCompare}>
          {texts.error.compare}
        </Button>
      </>
    );
  }
  return (
    <>
      {step.kind === "init" ? (
        <Button isDisabled={!canAsk(state)} onClick={() => send({ type: "submitted" })}>
          {texts.init.submit}
        </Button>
      ) : null}
      {step.kind === "success" ? (
        <Button look="secondary" onClick={() => send({ type: "reset" })}>
          <SlidersHorizontal size={20} strokeWidth={1.75} />
          {texts.success.change}
        </Button>
      ) : null}
      <p className={styles["note"]}>
        <Info size={20} strokeWidth={1.75} />
        {step.kind === "success" && step.answer.source === "rules" ? texts.noteByRules : texts.note}
      </p>
    </>
  );
}
