import { type CalendarDate, getWeeksInMonth, parseDate } from "@internationalized/date";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useContext } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarStateContext,
  Heading,
} from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { isoWeek } from "#domain/calendar/swedish-week.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { calendarTexts } from "#ui/inputs/parts/input.texts.sv.ts";
import styles from "./CalendarPanel.module.css";

const LOCALE = "sv-SE";

export interface CalendarMark {
  readonly date: string;
  /** The meaning of the ring; shown under the calendar and is read out with the day. */
  readonly label: string;
}

interface CalendarPanelProps {
  /** What the day is for. */
  readonly label: string;
  /** ISO dates throughout; an empty value is no choice yet. */
  readonly value: string;
  readonly today: string;
  readonly minDate?: string | undefined;
  readonly maxDate?: string | undefined;
  readonly marks?: readonly CalendarMark[];
  readonly isFocusedFirst?: boolean;
  readonly onChoose: (date: string) => void;
  readonly onClear?: (() => void) | undefined;
}

/** A Swedish month: Monday first, weeks numbered. Includes the calendar library: reach it through `import()`. */
export function CalendarPanel({ marks = [], onChoose, onClear, ...props }: CalendarPanelProps) {
  const value = readDate(props.value);
  const minValue = readDate(props.minDate);
  const maxValue = readDate(props.maxDate);
  return (
    <I18nProvider locale={LOCALE}>
      <Calendar
        className={styles["calendar"] ?? ""}
        aria-label={props.label}
        value={value ?? null}
        {...(minValue ? { minValue } : {})}
        {...(maxValue ? { maxValue } : {})}
        defaultFocusedValue={value ?? clamp(parseDate(props.today), minValue, maxValue)}
        firstDayOfWeek="mon"
        // Only when the visitor has just asked for it.
        {...{ autoFocus: props.isFocusedFirst ?? false }}
        onChange={(date) => onChoose(date.toString())}
      >
        <div className={styles["head"]}>
          <Button slot="previous" className={styles["turn"] ?? ""}>
            <Icon of={ChevronLeft} />
          </Button>
          <Heading className={styles["month"] ?? ""} />
          <Button slot="next" className={styles["turn"] ?? ""}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
        <CalendarGrid className={styles["grid"] ?? ""}>
          <Weekdays />
          <Weeks marks={marks} today={props.today} />
        </CalendarGrid>
        <Foot marks={marks} hasValue={value !== undefined} onClear={onClear} />
      </Calendar>
    </I18nProvider>
  );
}

/** The accessible name of each day includes its weekday: the row is only visual. */
const Weekdays = () => (
  <thead aria-hidden="true">
    <tr>
      <th className={styles["week"]}>{calendarTexts.weekShort}</th>
      {calendarTexts.weekdays.map((day) => (
        <th key={day}>{day}</th>
      ))}
    </tr>
  </thead>
);

function Weeks({ marks, today }: Pick<CalendarPanelProps, "today"> & { readonly marks: readonly CalendarMark[] }) {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const month = state.visibleRange.start;
  const weeks = Array.from({ length: getWeeksInMonth(month, LOCALE, "mon") }, (_, at) =>
    state.getDatesInWeek(at, month).filter((date) => date !== null),
  );
  return (
    <tbody>
      {weeks.map((dates) => (
        <tr key={dates.join()}>
          <th scope="row" className={styles["week"]} aria-label={`${calendarTexts.week} ${weekOf(dates)}`}>
            {weekOf(dates)}
          </th>
          {dates.map((date) => (
            <Day key={date.toString()} date={date} today={today} mark={marks.find((mark) => isOn(date, mark))} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface DayProps {
  readonly date: CalendarDate;
  readonly today: string;
  readonly mark: CalendarMark | undefined;
}

const Day = ({ date, today, mark }: DayProps) => (
  <CalendarCell
    date={date}
    className={styles["day"] ?? ""}
    {...(date.toString() === today ? { "data-now": "" } : {})}
    {...(mark ? { "data-mark": "", render: (day) => <div {...day} aria-description={mark.label} /> } : {})}
  />
);

interface FootProps {
  readonly marks: readonly CalendarMark[];
  readonly hasValue: boolean;
  readonly onClear: (() => void) | undefined;
}

function Foot({ marks, hasValue, onClear }: FootProps) {
  return (
    <>
      {marks.length > 0 ? (
        <p className={styles["legend"]}>
          {marks.map(({ date, label }) => (
            <span key={date}>
              <i className={styles["ring"]} />
              {label}
            </span>
          ))}
          <span>
            <i className={styles["dot"]} />
            {calendarTexts.yourChoice}
          </span>
        </p>
      ) : null}
      {onClear && hasValue ? (
        <button type="button" className={styles["clear"]} onClick={onClear}>
          {calendarTexts.clear}
        </button>
      ) : null}
    </>
  );
}

const weekOf = (dates: readonly CalendarDate[]): number => isoWeek(String(dates[0])).week;

const isOn = (date: CalendarDate, mark: CalendarMark): boolean => date.toString() === mark.date;

/** Undefined for what is no day: half-typed before script, or none at all. */
function readDate(text: string | undefined): CalendarDate | undefined {
  try {
    return text ? parseDate(text) : undefined;
  } catch {
    return undefined;
  }
}

function clamp(date: CalendarDate, min: CalendarDate | undefined, max: CalendarDate | undefined): CalendarDate {
  if (min && date.compare(min) < 0) return min;
  return max && date.compare(max) > 0 ? max : date;
}
