import { type KeyboardEvent, Suspense } from "react";
import { checkField, onClient } from "#domain/form/check-field.ts";
import type { InputProps } from "#ui/inputs/parts/input-props.ts";
import { describeInput } from "#ui/inputs/parts/input-props.ts";
import type { CalendarMark } from "#ui/inputs/calendar/CalendarPanel.tsx";
import { Control, controlInputClass } from "#ui/inputs/parts/Control.tsx";
import { fieldId } from "#ui/inputs/parts/field-ids.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { Dots } from "#ui/primitives/Dots.tsx";
import styles from "./StartDateInput.module.css";

const LazyCalendar = lazyWithReload(() =>
  import("#ui/inputs/calendar/CalendarPanel.tsx").then((part) => part.CalendarPanel),
);

interface InlineCalendarProps extends Omit<InputProps, "onLeave"> {
  readonly marks: readonly CalendarMark[];
  /** A day that may be chosen, by the calendar or written out. */
  readonly onChosen: (date: string) => void;
}

/** C-197: stays open, within the first and the last day, and the day can be written as well. */
export function InlineCalendar({ field, model, today, marks, onType, onChosen }: InlineCalendarProps) {
  const take = () => {
    if (model.value && checkField(field, model.value, onClient(today)).validity === "valid") onChosen(model.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would send the form.
    event.preventDefault();
    take();
  };
  return (
    <div className={styles["calendar"]}>
      <div>
        <Suspense
          fallback={
            <div className={styles["waiting"]}>
              <Dots />
            </div>
          }
        >
          <LazyCalendar
            label={model.label}
            value={model.value}
            today={today}
            minDate={field.minDate}
            maxDate={field.maxDate}
            marks={marks}
            isFocusedFirst
            onChoose={onChosen}
          />
        </Suspense>
      </div>
      <div>
        <label className={styles["label"]} htmlFor={fieldId(`${model.name}-skrivet`)}>
          {model.label}
        </label>
        <Control model={model}>
          <input
            {...describeInput({ field, model })}
            className={controlInputClass}
            id={fieldId(`${model.name}-skrivet`)}
            name={model.name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            placeholder={model.placeholder}
            value={model.value}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Control>
      </div>
    </div>
  );
}
