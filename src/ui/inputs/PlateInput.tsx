import { rulesOf } from "#domain/form/check-field.ts";
import { fieldId } from "./parts/field-ids.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import plate from "#ui/primitives/Plate.module.css";
import { PlateBadge } from "#ui/primitives/PlateBadge.tsx";
import { Mark, shownStyle } from "./parts/Control.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./parts/input-props.ts";
import styles from "./PlateInput.module.css";
import { useTypedValue } from "./use-typed-value.ts";

/** A registration number is typed on the plate it belongs on. */
export function PlateInput(props: InputProps) {
  const { field, model } = props;
  const { maxLength, autocomplete } = rulesOf(field);
  const typed = useTypedValue(props, maxLength);
  return (
    <FieldFrame field={field} model={model}>
      <span
        className={classNames(plate["plate"], plate["field"], styles["plate"])}
        data-style={shownStyle(model)}
        data-off={model.isDisabled || undefined}
      >
        <PlateBadge />
        <input
          {...describeInput(props)}
          {...typed}
          type="text"
          className={plate["input"]}
          id={fieldId(model.name)}
          name={model.name}
          readOnly={model.isDisabled}
          placeholder={model.placeholder || undefined}
          maxLength={maxLength}
          autoCapitalize="characters"
          autoComplete={field.autocomplete ?? autocomplete}
          spellCheck={false}
        />
        <span className={styles["mark"]}>
          <Mark model={model} />
        </span>
      </span>
    </FieldFrame>
  );
}
