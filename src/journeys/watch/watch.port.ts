import type { CallLimit } from "#domain/watch/call-budget.ts";
import type { PlannedRun } from "#domain/watch/watch-dates.ts";
import type { WatchNotice } from "#domain/watch/watch-notice.ts";
import type { Watch, WatchFinding } from "#domain/watch/watch.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Watches in Postgres. What they are about is encrypted. Times are given, so that a year can be played in minutes. */
export interface WatchStore {
  /** A person has one for each agreement: turned on again it keeps its id. */
  turnOn(watch: NewWatch, nowMs: number): Promise<void>;
  /** Also withdraws what is not sent yet. False when the person has no such watch that is on. */
  turnOff(personId: string, watchId: string, nowMs: number): Promise<boolean>;
  /** All of the person who has this one. The number of those that were on. */
  turnOffAll(watchId: string, nowMs: number): Promise<number>;
  find(watchId: string): Promise<Watch | undefined>;
  ofPerson(personId: string): Promise<Watch[]>;
  hasRun(watchId: string, period: string): Promise<boolean>;
  /** Takes due watches of a quota, the oldest first, as many as its limit leaves for this minute and day. */
  claimDue(claim: DueClaim): Promise<StartedRun[]>;
  /** Takes those again that were started before and have not ended. */
  reclaim(claim: Reclaim): Promise<StartedRun[]>;
  /** Those that could not be started: the next one to reclaim takes them, however recent they are. */
  release(runs: readonly StartedRun[]): Promise<void>;
  /** The finding and the next run are one transaction. Undefined when the watch was turned off, or the period has been run. */
  endRun(run: EndedRun): Promise<string | undefined>;
  dueNotices(nowMs: number, limit: number): Promise<string[]>;
  loadNotice(findingId: string): Promise<NoticeToSend | undefined>;
  /** Decided and queued in one transaction: nothing is queued for a watch that is off, or beyond the person's limit. */
  queueNotice(notice: QueuedNotice): Promise<boolean>;
  /** Undefined also for another person's. */
  findFinding(personId: string, findingId: string): Promise<WatchFinding | undefined>;
  /** Of each agreement the latest. */
  latestFindings(personId: string): Promise<WatchFinding[]>;
  /** The repeated search becomes that of the browser in which the person opens it. Its id; undefined when it is gone or another's. */
  handOver(personId: string, findingId: string, owner: string): Promise<string | undefined>;
}

export type NewWatch = Omit<Watch, "state" | "hasNotifiedNotCheaper">;

export interface DueClaim {
  readonly quota: string;
  readonly nowMs: number;
  readonly limit: CallLimit;
  readonly page: number;
}

export interface Reclaim {
  readonly beforeMs: number;
  readonly nowMs: number;
  readonly page: number;
}

export interface StartedRun {
  readonly watchId: string;
  readonly period: string;
}

export interface EndedRun {
  readonly finding: Omit<WatchFinding, "heldId" | "vertical" | "foundOn">;
  readonly foundAtMs: number;
  readonly notice: WatchNotice | undefined;
  readonly notifyAtMs: number | undefined;
  readonly next: PlannedRun;
}

export interface NoticeToSend {
  readonly watch: Watch;
  readonly finding: WatchFinding;
  readonly notice: WatchNotice;
  readonly notifyAtMs: number;
}

export interface QueuedNotice {
  readonly findingId: string;
  readonly nowMs: number;
  readonly mail: NewMail;
}
