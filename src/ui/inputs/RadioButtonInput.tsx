import type { KeyboardEvent } from "react";
import { pressRadioButton } from "#domain/form/kinds/radio-button.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import { choiceId } from "./parts/field-ids.ts";
import { type InputProps, leaveGroup } from "./parts/input-props.ts";
import { inputTexts } from "./parts/input.texts.sv.ts";
import styles from "./RadioButtonInput.module.css";

/**
 * A few short choices side by side. Pressing the chosen one again clears the choice (V-068), except where a choice is required and
 * a default is filled in: a second press there is a mistake.
 */
export function RadioButtonInput({ field, model, onType, onLeave }: InputProps) {
  const canTakeBack = !(field.required && field.defaultValue);
  const press = (id: string) => {
    if (canTakeBack) onType(pressRadioButton(model.value, id));
  };
  return (
    <GroupFrame field={field} model={model} role="radiogroup" onBlur={leaveGroup(onLeave)}>
      {/* Posted alone when the choice has been cleared: posting nothing would mean the default. */}
      {model.isDisabled ? null : <input type="hidden" name={model.name} value="" />}
      <div className={styles["segments"]} data-wrong={model.style === "invalid" || undefined}>
        {model.options.map(({ id, label }, at) => (
          <label key={id} className={styles["segment"]}>
            <input
              className={styles["input"]}
              type="radio"
              id={choiceId(model.name, at)}
              name={model.name}
              value={id}
              checked={id === model.value}
              disabled={model.isDisabled}
              onChange={() => onType(id)}
              // A press on the chosen one changes nothing by itself, so there is no change event.
              onClick={() => {
                if (id === model.value) press(id);
              }}
              onKeyDown={(event) => {
                if (id === model.value && isDeselectKey(event)) press(id);
              }}
            />
            <span className={styles["face"]}>{label}</span>
          </label>
        ))}
      </div>
      {canTakeBack && model.options.some(({ id }) => id === model.value) && !model.isDisabled ? (
        <VisuallyHidden>{inputTexts.takeBackChoice}</VisuallyHidden>
      ) : null}
    </GroupFrame>
  );
}

/** Browsers ignore the space bar on a chosen radio button; here it presses, as a pointer does. */
function isDeselectKey(event: KeyboardEvent): boolean {
  const isTakeBack = event.key === " " || event.key === "Delete" || event.key === "Backspace";
  if (isTakeBack) event.preventDefault();
  return isTakeBack;
}
