import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { weekOf } from "#domain/calendar/swedish-week.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import type { Clock } from "#platform/clock.ts";
import type { Issue, IssueStore } from "./newsletter-issue.port.ts";
import { issueErrorTexts as texts } from "./newsletter-issue.texts.sv.ts";

export interface IssueDesk {
  list(): Promise<Issue[]>;
  read(issueId: string): Promise<Issue | undefined>;
  /** Without an id it creates a new one. */
  write(issueId: string | undefined, typed: TypedIssue, staffId: string): Promise<Checked<{ issueId: string }>>;
}

export interface TypedIssue {
  readonly subject: string;
  readonly body: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Otherwise it remains a draft. */
  readonly isPlanned: boolean;
}

const SUBJECT_MAX_CHARACTERS = 120;
const BODY_MAX_CHARACTERS = 10_000;
const LISTED = 60;
/** Early in the morning, Swedish time or an hour later in summer. */
const SENT_AT_UTC = "06:00:00Z";

export function createIssueDesk(
  issues: Pick<IssueStore, "list" | "load" | "write">,
  { clock, newId }: { clock: Pick<Clock, "nowMs">; newId: () => string },
): IssueDesk {
  return {
    list: () => issues.list(LISTED),
    read: (issueId) => issues.load(issueId),
    async write(known, typed, author) {
      const issue = checkIssue(typed, swedishDate(clock.nowMs()));
      if (!issue.ok) return issue;
      const issueId = known ?? newId();
      const done = await issues.write({ issueId, author, ...issue.value });
      if (done === "week-taken") return failed([{ field: "day", message: texts.weekTaken }]);
      if (done === "already-going-out") return failed([{ field: "subject", message: texts.goingOut }]);
      return passed({ issueId });
    },
  };
}

export function checkIssue(typed: TypedIssue, today: string) {
  const subject = cleanWritten(typed.subject).replaceAll("\n", " ");
  const body = cleanWritten(typed.body);
  const sendAtMs = /^\d{4}-\d{2}-\d{2}$/.test(typed.day) ? Date.parse(`${typed.day}T${SENT_AT_UTC}`) : Number.NaN;
  const errors = [
    ...(subject === "" || subject.length > SUBJECT_MAX_CHARACTERS
      ? [{ field: "subject", message: texts.subject }]
      : []),
    ...(body === "" || body.length > BODY_MAX_CHARACTERS ? [{ field: "body", message: texts.body }] : []),
    ...(Number.isNaN(sendAtMs) || typed.day < today ? [{ field: "day", message: texts.day }] : []),
  ];
  if (errors.length > 0) return failed(errors);
  const state = typed.isPlanned ? ("planned" as const) : ("draft" as const);
  return passed({ subject, body, sendAtMs, week: weekOf(typed.day), state });
}
