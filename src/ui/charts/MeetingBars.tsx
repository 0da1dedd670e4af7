import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import styles from "./MeetingBars.module.css";

/** The days that the bars show, from the first to the last. */
export interface MeetingSpan {
  readonly from: string;
  readonly to: string;
}

/** The least room on both sides, so that the names fit. */
const LEAST_ROOM_DAYS = 14;

/** A span with room around these days: bars below each other that share it can be compared. */
export function spanAround(days: readonly string[]): MeetingSpan {
  const [first = ""] = days.toSorted();
  const last = days.toSorted().at(-1) ?? first;
  const room = Math.max(LEAST_ROOM_DAYS, Math.ceil(daysBetween(first, last) / 2));
  return { from: addDays(first, -room), to: addDays(last, room) };
}

interface MeetingBarsProps {
  readonly span: MeetingSpan;
  readonly former: { readonly name: string; readonly endsOn: string };
  readonly next: { readonly name: string; readonly startsOn: string };
  /** All of it in a sentence. */
  readonly label: string;
  /** On the days between, or on the days of both. */
  readonly mark: string;
}

/** Two agreements on one line of days: where they meet, what is between them, or what they share. */
export function MeetingBars({ span, former, next, label, mark }: MeetingBarsProps) {
  const { endsOn } = former;
  const { startsOn } = next;
  const end = shareOf(span, endsOn);
  const start = shareOf(span, startsOn);
  const between = { left: percent(Math.min(end, start)), width: percent(Math.abs(end - start)) };
  return (
    <span className={styles["bars"]} role="img" aria-label={label}>
      <span className={styles["former"]} style={{ width: percent(end) }}>
        {former.name}
      </span>
      <span className={styles["next"]} style={{ width: percent(1 - start) }}>
        {next.name}
      </span>
      {endsOn === startsOn ? (
        <span className={styles["met"]} style={{ left: percent(end) }} />
      ) : (
        <span className={startsOn > endsOn ? styles["gap"] : styles["double"]} style={between}>
          <b>{mark}</b>
        </span>
      )}
    </span>
  );
}

interface MeetingAxisProps {
  readonly span: MeetingSpan;
  readonly days: readonly string[];
  format(day: string): string;
}

/** Nearer than this two dates would be written over each other. */
const LEAST_DISTANCE = 0.2;

/** The dates above the bars. For the eye alone: every option states its days. */
export function MeetingAxis({ span, days, format }: MeetingAxisProps) {
  const shown: string[] = [];
  for (const day of [span.from, ...days])
    if (shown.every((other) => Math.abs(shareOf(span, other) - shareOf(span, day)) >= LEAST_DISTANCE)) shown.push(day);
  return (
    <span className={styles["axis"]} aria-hidden="true">
      {shown.map((day) => (
        <span key={day} style={{ left: percent(shareOf(span, day)) }}>
          {format(day)}
        </span>
      ))}
    </span>
  );
}

const shareOf = ({ from, to }: MeetingSpan, day: string): number =>
  Math.min(1, Math.max(0, daysBetween(from, day) / daysBetween(from, to)));

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
