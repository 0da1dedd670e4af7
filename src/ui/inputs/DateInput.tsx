import Calendar from "lucide-react/icons/calendar";
import { type FocusEvent, type KeyboardEvent, type Ref, Suspense, useRef, useState } from "react";
import { fieldId } from "./parts/field-ids.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Dots } from "#ui/primitives/Dots.tsx";
import { afterPress } from "./after-press.ts";
import { Control, controlInputClass } from "./parts/Control.tsx";
import styles from "./DateInput.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import { describeInput, type InputProps, leaveGroup } from "./parts/input-props.ts";
import { calendarTexts } from "./parts/input.texts.sv.ts";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";

/** F-137: the calendar's script is loaded the first time a date is to be chosen. */
const LazyCalendar = lazyWithReload(() => import("./calendar/CalendarPanel.tsx").then((part) => part.CalendarPanel));

/** V-061: the text is read-only and the day is chosen in a calendar. Without script it is the browser's own date field. */
export function DateInput(props: InputProps) {
  const { field, model, today, onType, onLeave } = props;
  const isScripted = useIsScripted();
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const calendarId = `${fieldId(model.name)}-kalender`;
  const open = () => setIsOpen(!model.isDisabled);
  const close = () => {
    setIsOpen(false);
    input.current?.focus();
  };
  const choose = (date: string) => {
    onType(date);
    close();
  };
  const around = {
    onFocus: LazyCalendar.preload,
    onBlur: (event: FocusEvent<HTMLElement>) =>
      leaveGroup(() => {
        afterPress(() => setIsOpen(false));
        onLeave();
      })(event),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !isOpen) return;
      // The event stops here: a modal around the form stays open.
      event.stopPropagation();
      close();
    },
  };
  return (
    <FieldFrame field={field} model={model}>
      <div {...around}>
        <Control
          model={model}
          action={
            isScripted && !model.isDisabled ? (
              <button
                type="button"
                className={styles["button"]}
                aria-label={calendarTexts.open(model.label)}
                aria-expanded={isOpen}
                aria-controls={calendarId}
                onClick={() => (isOpen ? close() : open())}
              >
                <Icon of={Calendar} />
              </button>
            ) : undefined
          }
        >
          <DateText {...props} ref={input} isScripted={isScripted} onOpen={open} />
        </Control>
        <div id={calendarId}>
          {isOpen ? (
            // A press between the days stays in the calendar.
            <div className={styles["panel"]} tabIndex={-1}>
              <Suspense fallback={<Waiting />}>
                <LazyCalendar
                  label={model.label}
                  value={model.value}
                  today={today}
                  minDate={field.minDate}
                  maxDate={field.maxDate}
                  isFocusedFirst
                  onChoose={choose}
                  onClear={model.isRequired ? undefined : () => choose("")}
                />
              </Suspense>
            </div>
          ) : null}
        </div>
      </div>
    </FieldFrame>
  );
}

interface DateTextProps extends InputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly isScripted: boolean;
  readonly onOpen: () => void;
}

/** The same element before and after hydration, so that an earlier choice is preserved. */
function DateText({ ref, isScripted, onOpen, ...props }: DateTextProps) {
  const { field, model, onType } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpening = OPENING_KEYS.has(event.key);
    const isClearing = CLEARING_KEYS.has(event.key) && !model.isRequired && !model.isDisabled;
    if (!isOpening && !isClearing) return;
    // Enter would submit the form.
    event.preventDefault();
    if (isOpening) onOpen();
    else onType("");
  };
  return (
    <input
      {...describeInput(props)}
      ref={ref}
      className={controlInputClass}
      id={fieldId(model.name)}
      name={model.name}
      value={model.value}
      placeholder={model.placeholder || undefined}
      autoComplete="off"
      readOnly={isScripted || model.isDisabled}
      onChange={(event) => onType(event.target.value)}
      {...(isScripted
        ? { type: "text", onClick: onOpen, onKeyDown }
        : { type: "date", min: field.minDate, max: field.maxDate })}
    />
  );
}

const OPENING_KEYS = new Set(["Enter", " ", "ArrowDown"]);
const CLEARING_KEYS = new Set(["Delete", "Backspace"]);

/** As high as the calendar, so that the content under it moves only once. */
const Waiting = () => (
  <div className={styles["waiting"]}>
    <Dots />
  </div>
);
