import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { LogHead } from "#domain/transparency-log/log-head.ts";
import type { Signature } from "#domain/signed/verify-document.ts";
import type { Clock } from "#platform/clock.ts";
import type { LogStore, SignHead } from "./transparency-log.port.ts";

export interface GrowPorts {
  readonly log: Pick<LogStore, "append" | "dayToClose" | "close">;
  readonly signDocument: (head: LogHead, time: string) => Signature;
  readonly clock: Pick<Clock, "nowMs">;
}

/** One transaction holds the log this long at most. */
const APPENDED_AT_ONCE = 100;

/** Adds new receipts to the log, and signs a head for each day that has ended. How much it did. */
export async function growLog({ log, signDocument, clock }: GrowPorts, signal: AbortSignal): Promise<number> {
  let done = 0;
  for (let added = APPENDED_AT_ONCE; added === APPENDED_AT_ONCE && !signal.aborted; done += added)
    added = await log.append(APPENDED_AT_ONCE);
  const time = new Date(clock.nowMs()).toISOString();
  const sign: SignHead = (stated) => {
    const head: LogHead = { type: "ranking-log-head", version: 1, time, ...stated };
    return { head, signature: signDocument(head, time) };
  };
  const today = swedishDate(clock.nowMs());
  let day = signal.aborted ? undefined : await log.dayToClose();
  for (; day !== undefined && day < today && !signal.aborted; day = addDays(day, 1))
    if (await log.close(day, sign)) done += 1;
  return done;
}
