import { useReducer, useState } from "react";
import { StepIndicator } from "#ui/pieces/StepIndicator.tsx";
import { moveStepper, startStepper } from "#ui/pieces/stepper-state.ts";
import { Button } from "#ui/primitives/Button.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn, Row } from "../parts/InColumn.tsx";

const texts = galleryTexts.steps;

function Sample({ isFirstDisabled = false }: { readonly isFirstDisabled?: boolean }) {
  const [pressed, setPressed] = useState("");
  const steps = texts.names.map((label, index) => ({
    label,
    onClick: () => setPressed(texts.pressed(label)),
    ...(index === 0 ? { tooltip: texts.tooltip, disabled: isFirstDisabled } : {}),
  }));
  return (
    <InColumn>
      <StepIndicator label={texts.label} steps={steps} current={2} />
      <output>{pressed}</output>
    </InColumn>
  );
}

function Moves() {
  const [state, move] = useReducer(moveStepper, texts.names, startStepper);
  const steps = state.names.map((name) => ({ label: name, onClick: () => move({ type: "named", name }) }));
  return (
    <InColumn>
      <StepIndicator label={texts.label} steps={steps} current={state.current} />
      <Row>
        <Button look="soft" size="small" onClick={() => move({ type: "next" })}>
          {texts.next}
        </Button>
        <Button look="soft" size="small" onClick={() => move({ type: "last" })}>
          {texts.last}
        </Button>
        <Button look="soft" size="small" onClick={() => move({ type: "reset" })}>
          {texts.reset}
        </Button>
      </Row>
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "steg",
  title: texts.title,
  states: [
    { name: texts.middle, element: <Sample /> },
    { name: texts.disabled, element: <Sample isFirstDisabled /> },
    { name: texts.moves, element: <Moves /> },
  ],
};
