import { isTicked, tickValue } from "#domain/form/kinds/checkbox.ts";
import { fieldId } from "./parts/field-ids.ts";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { BareFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./parts/input-props.ts";

/**
 * A box to tick. A box without a tick is left out of what a browser posts; the hidden value before it is then all that
 * is sent, so that a tick taken away is not mistaken for one never asked about.
 */
export const CheckboxInput = ({ field, model, onType, onLeave }: InputProps) => (
  <BareFrame field={field} model={model}>
    {model.isDisabled ? null : <input type="hidden" name={model.name} value={tickValue(false, field)} />}
    <ChoiceCard
      {...describeInput({ field, model }, true)}
      type="checkbox"
      id={fieldId(model.name)}
      name={model.name}
      value={tickValue(true, field)}
      title={model.label}
      text={field.help}
      aside={model.suffix ? <strong>{model.suffix}</strong> : model.isDisabled ? null : model.optionalLabel}
      isWrong={model.style === "invalid"}
      checked={isTicked(model.value, field)}
      disabled={model.isDisabled}
      onChange={(event) => onType(tickValue(event.target.checked, field))}
      onBlur={onLeave}
    />
  </BareFrame>
);
