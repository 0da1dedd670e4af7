import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { Subscriber } from "./newsletter.port.ts";

export type IssueState = "draft" | "planned" | "sending" | "sent";

export interface Issue {
  readonly issueId: string;
  /** Of the day it goes out: at most one a week. */
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

/** What the newsletter says, as Postgres keeps it. */
export interface IssueStore {
  /** Writes it, or writes it anew while nothing of it has gone out; says what stood in the way. */
  write(issue: WrittenIssue): Promise<"written" | "week-taken" | "already-going-out">;
  load(issueId: string): Promise<Issue | undefined>;
  /** The latest first. */
  list(limit: number): Promise<Issue[]>;
  /** Planned ones whose time has come, and those under way. */
  due(now: Date): Promise<string[]>;
  /** From planned to sending; undefined when it may not go out. Repeating it gives the same. */
  begin(issueId: string): Promise<Issue | undefined>;
  /** Confirmed subscribers by id, after the given one. */
  subscribersAfter(subscriberId: string, limit: number): Promise<Subscriber[]>;
  /** All of them or none, and counted. Those already written under their key stay as they are; gives the ids of the new. */
  queueAll(issueId: string, mails: readonly NewMail[]): Promise<string[]>;
  finish(issueId: string): Promise<void>;
}
