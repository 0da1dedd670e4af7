import fields from "#ui/pieces/PlainField.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldId } from "./parts/field-ids.ts";
import { describeInput, type InputProps } from "./parts/input-props.ts";

const ROWS = 5;

/** Several lines of text, for a page that asks for them: no kind of the wire does. */
export function AreaInput(props: InputProps) {
  const { field, model, onType, onLeave } = props;
  return (
    <FieldFrame field={field} model={model}>
      <textarea
        {...describeInput(props)}
        className={fields["area"]}
        id={fieldId(model.name)}
        name={model.name}
        rows={ROWS}
        readOnly={model.isDisabled}
        maxLength={field.maxLength}
        autoComplete={field.autocomplete ?? "off"}
        value={model.value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
}
