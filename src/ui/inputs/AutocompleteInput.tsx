import { type ComponentType, type ComponentProps, useRef, useState } from "react";
import { fieldId } from "./parts/field-ids.ts";
import type { SuggestingInput, TakenOver } from "./autocomplete/SuggestingInput.tsx";
import { Control, controlInputClass } from "./parts/Control.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps } from "./parts/input-props.ts";
import { useTypedValue } from "./use-typed-value.ts";

type Suggesting = ComponentType<ComponentProps<typeof SuggestingInput>>;

interface Upgrade {
  readonly Field: Suggesting;
  readonly takenOver: TakenOver;
}

/**
 * Text that must be one of many known ones. A plain field with the browser's own list of suggestions, until the script
 * of the better list is loaded: it is requested when the field is first used, and the field works without it.
 */
export function AutocompleteInput(props: InputProps) {
  const { field, model } = props;
  const [upgrade, setUpgrade] = useState<Upgrade>();
  const plain = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const ready = useRef<Suggesting>(undefined);
  const typed = useTypedValue(props);
  const listId = `${fieldId(model.name)}-forslag`;

  const swap = () => {
    const Field = ready.current;
    // Letters that a keyboard is still putting together would be lost with their field.
    if (Field && !isComposing.current) setUpgrade({ Field, takenOver: caretIn(plain.current) });
  };
  const load = () => {
    import("./autocomplete/SuggestingInput.tsx").then(
      (part) => {
        ready.current = part.SuggestingInput;
        swap();
      },
      () => undefined,
    );
  };

  return (
    <FieldFrame field={field} model={model}>
      {upgrade && !model.isDisabled ? (
        <upgrade.Field {...props} shown={typed.value} takenOver={upgrade.takenOver} />
      ) : (
        <Control model={model}>
          <input
            {...describeInput(props)}
            {...typed}
            ref={plain}
            type="text"
            className={controlInputClass}
            id={fieldId(model.name)}
            name={model.name}
            list={listId}
            readOnly={model.isDisabled}
            placeholder={model.placeholder || undefined}
            autoComplete="off"
            onFocus={load}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={(event) => {
              typed.onCompositionEnd(event);
              isComposing.current = false;
              swap();
            }}
          />
          <datalist id={listId}>
            {model.options.map(({ id, label }) => (
              <option key={id} value={label}>
                {label}
              </option>
            ))}
          </datalist>
        </Control>
      )}
    </FieldFrame>
  );
}

const caretIn = (input: HTMLInputElement | null): TakenOver =>
  input && input === document.activeElement
    ? { start: input.selectionStart ?? input.value.length, end: input.selectionEnd ?? input.value.length }
    : undefined;
