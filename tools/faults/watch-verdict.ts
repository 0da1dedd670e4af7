import { planNext, type planRun } from "#domain/watch/watch-dates.ts";
import type { WatchWorld } from "./watch-world.ts";

export interface PlayedWatch {
  readonly watchId: string;
  readonly email: string;
  readonly first: NonNullable<ReturnType<typeof planRun>>;
  readonly isToStop: boolean;
  stoppedAtMs: number | undefined;
  /** How many mails had arrived in all when it was stopped. */
  arrivedBefore?: number;
}

export interface WatchFaultReport {
  readonly watches: number;
  readonly dueRuns: number;
  readonly runs: number;
  readonly kills: number;
  readonly mails: number;
  readonly stopped: number;
  /** Due, and not run. */
  readonly lost: number;
  /** Run more than once in a period, or in a period that was not due. */
  readonly doubled: number;
  /** Mails about the same watch and period, besides the first. */
  readonly mailsDoubled: number;
  /** That arrived after the watch was turned off. */
  readonly mailsAfterStop: number;
  /** Recorded as sent, and not arrived. */
  readonly mailsMissing: number;
  /** Handed over without an answer, and not sent again. */
  readonly uncertain: number;
  /** Runs whose question the company got again after a crash. */
  readonly askedAgain: number;
}

interface FoundRow {
  readonly watch_id: string;
  readonly period: string;
  readonly mail_id: string | null;
  readonly state: string | null;
}

/** What was due is computed again from the dates alone. */
export async function judgeWatches(
  world: Pick<WatchWorld, "pool" | "arrived" | "askedOf">,
  played: readonly PlayedWatch[],
  endMs: number,
): Promise<Omit<WatchFaultReport, "kills">> {
  const { rows } = await world.pool.query<FoundRow>(
    "select watch_id, watch_findings.period, mail_id, mails.state from watch_findings left join mails on mails.id = mail_id",
  );
  const found = new Map<string, FoundRow[]>();
  for (const row of rows) found.set(row.watch_id, [...(found.get(row.watch_id) ?? []), row]);
  const report = { ...NOTHING, watches: played.length, runs: rows.length, mails: world.arrived.length };
  for (const watch of played) {
    const due = dueUntil(watch, watch.stoppedAtMs ?? endMs);
    const own = found.get(watch.watchId) ?? [];
    const periods = own.map(({ period }) => period);
    // The last run before it was stopped may not have ended: then it is not to be.
    const required = watch.stoppedAtMs === undefined ? due : due.slice(0, -1);
    report.dueRuns += due.length;
    report.lost += required.filter((period) => !periods.includes(period)).length;
    report.doubled += periods.length - new Set(periods).size + periods.filter((each) => !due.includes(each)).length;
    report.askedAgain += periods.filter((period) => world.askedOf(watch.watchId, period) > 1).length;
    if (watch.stoppedAtMs !== undefined) report.stopped += 1;
  }
  return { ...report, ...judgeMails(world.arrived, rows, played) };
}

function dueUntil({ watchId, first }: PlayedWatch, endMs: number): string[] {
  const periods: string[] = [];
  for (let run: ReturnType<typeof planNext> = first; run.dueAtMs <= endMs; run = planNext(watchId, run, run))
    periods.push(run.period);
  return periods;
}

export function judgeMails(
  arrived: WatchWorld["arrived"],
  rows: readonly Pick<FoundRow, "mail_id" | "state">[],
  played: readonly PlayedWatch[],
) {
  const copies = new Map<string, number>();
  for (const { messageId } of arrived) {
    const mailId = messageId.replaceAll(/[<>]/g, "").split("@")[0] ?? "";
    copies.set(mailId, (copies.get(mailId) ?? 0) + 1);
  }
  const mails = rows.flatMap(({ mail_id, state }) => (mail_id === null ? [] : [{ mailId: mail_id, state }]));
  const known = new Set(mails.map(({ mailId }) => mailId));
  const stopped = new Map(
    played.flatMap(({ email, arrivedBefore }) => (arrivedBefore ? [[email, arrivedBefore]] : [])),
  );
  return {
    mailsDoubled: [...copies].reduce((sum, [mailId, count]) => sum + (known.has(mailId) ? count - 1 : count), 0),
    mailsAfterStop: arrived.filter(({ to }, at) => at >= (stopped.get(to) ?? Number.POSITIVE_INFINITY)).length,
    mailsMissing: mails.filter(({ mailId, state }) => state === "sent" && !copies.has(mailId)).length,
    uncertain: mails.filter(({ state }) => state === "uncertain").length,
  };
}

const NOTHING = {
  dueRuns: 0,
  stopped: 0,
  lost: 0,
  doubled: 0,
  mailsDoubled: 0,
  mailsAfterStop: 0,
  mailsMissing: 0,
  uncertain: 0,
  askedAgain: 0,
};
