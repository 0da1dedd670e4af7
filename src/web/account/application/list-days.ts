import { shownAnswer } from "#domain/application/answer-state.ts";
import type { ApplicationView } from "#domain/application/application-view.ts";
import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";

export type MarkKind = "offered" | "needed" | "declined" | "waiting";

export interface DayOfAnswers {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly isToday: boolean;
  readonly marks: readonly { readonly providerName: string; readonly kind: MarkKind }[];
}

/** More would not fit; an application is answered within a week. */
const MAX_DAYS = 7;

/** From the day of the application to the last day to answer, each with those who answered, or are awaited, that day. */
export function listDays({ appliedAtMs, answerByMs, answers }: ApplicationView, nowMs: number): DayOfAnswers[] {
  const today = swedishDate(nowMs);
  const first = swedishDate(appliedAtMs);
  const lastDay = swedishDate(answerByMs);
  const last = today > lastDay ? today : lastDay;
  const length = Math.min(daysBetween(first, last) + 1, MAX_DAYS);
  const days = Array.from({ length }, (_, index) => addDays(first, index));
  const placed = answers.map(({ providerName, state, changedAtMs }) => {
    const kind = kindOf(shownAnswer(state));
    const day = kind === "waiting" ? lastDay : swedishDate(changedAtMs);
    return { providerName, kind, day: day > (days.at(-1) ?? day) ? days.at(-1) : day, changedAtMs };
  });
  return days.map((day) => ({
    day,
    isToday: day === today,
    marks: placed
      .filter((mark) => mark.day === day)
      .toSorted((a, b) => a.changedAtMs - b.changedAtMs)
      .map(({ providerName, kind }) => ({ providerName, kind })),
  }));
}

function kindOf(shown: ReturnType<typeof shownAnswer>): MarkKind {
  if (shown === "waiting" || shown === "needed" || shown === "offered") return shown;
  return "declined";
}
