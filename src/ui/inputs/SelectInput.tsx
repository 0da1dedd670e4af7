import ChevronDown from "lucide-react/icons/chevron-down";
import { isFieldEmpty } from "#domain/form/check-field.ts";
import { EMPTY_CHOICE } from "#domain/form/kinds/dropdown.ts";
import { fieldId } from "./parts/field-ids.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { Control, controlInputClass } from "./parts/Control.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./parts/input-props.ts";
import styles from "./SelectInput.module.css";

/** The browser's own list: it opens the way each phone's lists do. */
export const SelectInput = (props: InputProps) => {
  const { field, model, onType, onLeave } = props;
  const isChosen = !isFieldEmpty(field, model.value) && model.options.some(({ id }) => id === model.value);
  return (
    <FieldFrame field={field} model={model}>
      <Control model={model} listIcon={ChevronDown}>
        <select
          {...describeInput(props)}
          className={classNames(controlInputClass, styles["select"])}
          id={fieldId(model.name)}
          name={model.name}
          value={isChosen ? model.value : EMPTY_CHOICE}
          disabled={model.isDisabled}
          onChange={({ target: { value } }) => onType(value === EMPTY_CHOICE ? "" : value)}
          onBlur={onLeave}
        >
          <option value={EMPTY_CHOICE}>{model.placeholder}</option>
          {model.options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Control>
    </FieldFrame>
  );
};
