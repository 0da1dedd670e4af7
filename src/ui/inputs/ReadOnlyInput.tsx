import { fieldId } from "./parts/field-ids.ts";
import { Control, controlInputClass } from "./parts/Control.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./parts/input-props.ts";

/** Shown and submitted, not changed. A value that has an option is shown with that option's label. */
export const ReadOnlyInput = ({ field, model }: InputProps) => {
  const label = model.options.find(({ id }) => id === model.value)?.label;
  return (
    <FieldFrame field={field} model={model}>
      {label === undefined ? null : <input type="hidden" name={model.name} value={model.value} />}
      <Control model={model}>
        <input
          {...describeInput({ field, model: { ...model, isRequired: false } })}
          type="text"
          className={controlInputClass}
          id={fieldId(model.name)}
          {...(label === undefined ? { name: model.name } : {})}
          value={label ?? model.value}
          readOnly
        />
      </Control>
    </FieldFrame>
  );
};
