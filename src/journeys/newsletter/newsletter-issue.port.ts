import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { Subscriber } from "./newsletter.port.ts";

export type IssueState = "draft" | "planned" | "sending" | "sent";

export interface Issue {
  readonly issueId: string;
  /** Of its sending day: at most one a week. */
  readonly week: string;
  readonly subject: string;
  readonly body: string;
  readonly state: IssueState;
  readonly sendAtMs: number;
  readonly sentCount: number;
}

export type WrittenIssue = Omit<Issue, "sentCount" | "state"> & {
  readonly state: "draft" | "planned";
  readonly author: string;
};

/** The issues of the newsletter in Postgres. */
export interface IssueStore {
  /** Writes it, or overwrites it while no mail has been sent; returns the conflict, if any. */
  write(issue: WrittenIssue): Promise<"written" | "week-taken" | "already-going-out">;
  load(issueId: string): Promise<Issue | undefined>;
  /** The latest first. */
  list(limit: number): Promise<Issue[]>;
  /** Planned ones whose time has come, and those in progress. */
  due(now: Date): Promise<string[]>;
  /** From planned to sending; undefined when it may not be sent. Repeating it returns the same. */
  begin(issueId: string): Promise<Issue | undefined>;
  /** Confirmed subscribers by id, after the given one. */
  subscribersAfter(subscriberId: string, limit: number): Promise<Subscriber[]>;
  /** All of them or none, and counted. Mails whose key exists are not changed; returns the ids of the new ones. */
  queueAll(issueId: string, mails: readonly NewMail[]): Promise<string[]>;
  finish(issueId: string): Promise<void>;
}
