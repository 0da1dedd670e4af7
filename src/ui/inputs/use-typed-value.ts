import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from "react";
import { rulesOf } from "#domain/form/check-field.ts";
import type { InputProps } from "./parts/input-props.ts";

type Field = HTMLInputElement;

/**
 * A text field that is cleaned while it is typed in and formatted when it is left. The caret stays where the visitor
 * put it, and letters that a keyboard is still composing are not formatted until they are complete.
 */
export function useTypedValue({ field, model, onType, onLeave }: InputProps, maxLength?: number) {
  const rules = rulesOf(field);
  const clean = (typed: string) => rules.clean(typed, field);
  const [draft, setDraft] = useState<string | null>(null);
  // A draft about another value is about nothing: the form has been filled in or reset meanwhile.
  const isTyping = draft !== null && clean(draft) === model.value;

  function take(element: Field, typed: string, caret: number): void {
    const cleaned = clean(typed).slice(0, maxLength);
    if (cleaned !== element.value) {
      element.value = cleaned;
      element.setSelectionRange(caret, caret);
    }
    setDraft(cleaned);
    onType(cleaned);
  }

  return {
    value: isTyping ? draft : rules.format(model.value, field),
    onChange({ target, nativeEvent }: ChangeEvent<Field>) {
      const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
      if (isComposing) {
        setDraft(target.value);
        onType(target.value);
      } else {
        take(target, target.value, caretAfter(target, clean));
      }
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Field>) {
      take(currentTarget, currentTarget.value, caretAfter(currentTarget, clean));
    },
    /** The browser cuts at the length limit before anything is cleaned: "SE-123 45" would be pasted as "SE-123". */
    onPaste(event: ClipboardEvent<Field>) {
      const pasted = event.clipboardData.getData("text");
      const target = event.currentTarget;
      if (target.readOnly || clean(pasted) === pasted) return;
      event.preventDefault();
      const start = target.selectionStart ?? target.value.length;
      const before = target.value.slice(0, start) + clean(pasted);
      take(target, before + target.value.slice(target.selectionEnd ?? start), clean(before).length);
    },
    onBlur() {
      setDraft(null);
      onLeave();
    },
  };
}

/** What was taken away in front of the caret moves it. */
const caretAfter = ({ value, selectionStart }: Field, clean: (typed: string) => string): number =>
  clean(value.slice(0, selectionStart ?? value.length)).length;
