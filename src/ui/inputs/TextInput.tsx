import { rulesOf } from "#domain/form/check-field.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import { fieldId } from "./parts/field-ids.ts";
import { Control, controlInputClass } from "./parts/Control.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./parts/input-props.ts";
import { useTypedValue } from "./use-typed-value.ts";

/** One line of text. Which keys a phone shows, and what a browser may fill in, follow from the rules of the kind. */
export function TextInput(props: InputProps) {
  const { field, model } = props;
  const rules = rulesOf(field);
  const maxLength = lengthLimit(field);
  const typed = useTypedValue(props, maxLength);
  const isProse = field.kind === "text";
  return (
    <FieldFrame field={field} model={model}>
      <Control model={model}>
        <input
          {...describeInput(props)}
          {...typed}
          // Not of the type email: that one hides its caret from scripts, and the keys are the same.
          type="text"
          className={controlInputClass}
          id={fieldId(model.name)}
          name={model.name}
          readOnly={model.isDisabled}
          placeholder={model.placeholder || undefined}
          maxLength={maxLength}
          inputMode={rules.inputMode}
          autoComplete={field.autocomplete ?? rules.autocomplete}
          {...(isProse ? {} : { autoCapitalize: "none", spellCheck: false })}
        />
      </Control>
    </FieldFrame>
  );
}

/** Of text, max is a length; of numbers it is a bound. */
function lengthLimit(field: FieldDescription): number | undefined {
  const limit = field.maxLength ?? rulesOf(field).maxLength;
  return limit ?? (field.kind === "text" ? field.max : undefined);
}
