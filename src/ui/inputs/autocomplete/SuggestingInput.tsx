import { type RefObject, useContext, useEffect, useRef } from "react";
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem, Popover } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { suggest } from "#domain/form/kinds/autocomplete.ts";
import { Control, controlInputClass } from "#ui/inputs/parts/Control.tsx";
import { fieldId, labelId } from "#ui/inputs/parts/field-ids.ts";
import { describeInput, type InputProps } from "#ui/inputs/parts/input-props.ts";
import { inputTexts } from "#ui/inputs/parts/input.texts.sv.ts";
import styles from "./SuggestingInput.module.css";

/** Where the caret was in the plain field that this one replaces; none when the visitor was elsewhere. */
export type TakenOver = { readonly start: number; readonly end: number } | undefined;

interface SuggestingInputProps extends InputProps {
  readonly shown: string;
  readonly takenOver: TakenOver;
}

/** A list of suggestions under the field. Includes the list library: reach it through `import()`. */
export function SuggestingInput({ field, model, shown, takenOver, onType, onLeave }: SuggestingInputProps) {
  const suggestions = suggest(shown, field);
  const chosen = model.options.find(({ label }) => label === shown);
  const { "aria-describedby": describedBy } = describeInput({ field, model });
  const input = useRef<HTMLInputElement>(null);
  return (
    <I18nProvider locale="sv-SE">
      <ComboBox
        id={fieldId(model.name)}
        aria-labelledby={labelId(model.name)}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
        name={model.name}
        formValue="text"
        validationBehavior="aria"
        isInvalid={model.style === "invalid"}
        isRequired={model.isRequired}
        menuTrigger="input"
        allowsCustomValue
        allowsEmptyCollection={isLongEnough(shown)}
        items={suggestions}
        inputValue={shown}
        onInputChange={onType}
        value={chosen?.id ?? null}
        onChange={(id) => {
          const pressed = model.options.find((option) => option.id === id);
          if (pressed) onType(pressed.label);
        }}
        onBlur={onLeave}
      >
        <Control model={model}>
          <Input
            ref={input}
            className={controlInputClass ?? ""}
            placeholder={model.placeholder}
            {...(model.isRequired ? { "aria-required": true } : {})}
          />
        </Control>
        <Resume input={input} takenOver={takenOver} hasSuggestions={suggestions.length > 0} />
        <Popover className={styles["popover"] ?? ""}>
          <ListBox
            className={styles["list"] ?? ""}
            items={suggestions}
            renderEmptyState={() => <p className={styles["empty"]}>{inputTexts.noSuggestions}</p>}
          >
            {({ id, label }) => (
              <ListBoxItem id={id} textValue={label} className={styles["option"] ?? ""}>
                {label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

interface ResumeProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly takenOver: TakenOver;
  readonly hasSuggestions: boolean;
}

/** The visitor is in the middle of typing: the caret is put back, and what has been typed so far gets its suggestions. */
function Resume({ input, takenOver, hasSuggestions }: ResumeProps) {
  const list = useContext(ComboBoxStateContext);
  const isWaiting = useRef(takenOver !== undefined);
  useEffect(() => {
    if (!isWaiting.current || !takenOver || !list) return;
    if (input.current !== document.activeElement) {
      input.current?.focus();
      input.current?.setSelectionRange(takenOver.start, takenOver.end);
    }
    // Focus is known to the list one drawing later.
    if (!list.isFocused) return;
    isWaiting.current = false;
    // A list that opens with nothing in it would come back after the next choice.
    if (hasSuggestions) list.open(null, "input");
  }, [input, takenOver, hasSuggestions, list]);
  return null;
}

/** The rule itself is asked: a text as long as this one would be suggested if it were an option. */
const isLongEnough = (typed: string): boolean => suggest(typed, { options: [{ id: typed, label: typed }] }).length > 0;
