import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Alert } from "#ui/primitives/Alert.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { AssistantChoice, AssistantChoices } from "#verticals/_contract/vertical-web.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import type { AssistantEvent, AssistantState } from "./assistant-state.ts";
import { assistantTexts } from "./assistant.texts.sv.ts";
import { ChoosePreferences } from "./ChoosePreferences.tsx";
import { ChosenPreferences } from "./ChosenPreferences.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { Thinking } from "./Thinking.tsx";

interface AssistantStepProps {
  readonly state: AssistantState;
  readonly choices: readonly AssistantChoice[];
  readonly rules: Omit<AssistantChoices, "choices">;
  readonly offers: readonly ShownOffer[];
  readonly send: (event: AssistantEvent) => void;
  readonly onChoose: (offer: ShownOffer, reason: string) => void;
}

export function AssistantStep({ state, choices, rules, offers, send, onChoose }: AssistantStepProps) {
  const { step, selected } = state;
  const chosen = choices.filter(({ key }) => selected.includes(key));
  switch (step.kind) {
    case "init":
      return <ChoosePreferences {...{ state, choices, rules, send }} offerCount={offers.length} />;
    case "loading":
      return (
        <>
          <ChosenPreferences choices={chosen} />
          <Thinking stage={step.stage} />
        </>
      );
    case "success":
      return (
        <>
          <ChosenPreferences choices={chosen} />
          <Suggestions answer={step.answer} offers={offers} priceNote={rules.priceNote} onChoose={onChoose} />
        </>
      );
    case "error":
      return (
        <>
          <ChosenPreferences choices={chosen} />
          <Failure />
        </>
      );
  }
}

function Failure() {
  const { error } = useTexts(assistantTexts);
  return (
    <div role="alert">
      <Alert tone="wrong" icon={<CircleAlert size={24} strokeWidth={1.75} />}>
        <strong>{error.heading}</strong>
        <br />
        {error.text}
      </Alert>
    </div>
  );
}
