import { fieldId } from "./field-ids.ts";
import { Control, controlInputClass } from "./Control.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./input-props.ts";

/** Shown and sent, not changed. A value that has an option of its own is shown in that option's words. */
export const ReadOnlyInput = ({ field, model }: InputProps) => {
  const words = model.options.find(({ id }) => id === model.value)?.label;
  return (
    <FieldFrame field={field} model={model}>
      {words === undefined ? null : <input type="hidden" name={model.name} value={model.value} />}
      <Control model={model}>
        <input
          {...describeInput({ field, model: { ...model, isRequired: false } })}
          type="text"
          className={controlInputClass}
          id={fieldId(model.name)}
          {...(words === undefined ? { name: model.name } : {})}
          value={words ?? model.value}
          readOnly
        />
      </Control>
    </FieldFrame>
  );
};
