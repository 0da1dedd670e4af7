import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import { planNext } from "#domain/watch/watch-dates.ts";
import { afterQuietHours, decideNotice } from "#domain/watch/watch-notice.ts";
import type { FoundContent, Watch, WatchOutcome } from "#domain/watch/watch.ts";
import type { SearchResult } from "#journeys/search/search.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Durable } from "#platform/engine/durable.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { findOffers } from "./find-offers.ts";
import { type SendNoticePorts, sendNotice } from "./send-notice.ts";
import type { StartedRun, WatchStore } from "./watch.port.ts";

export const WATCH_WORKFLOW = "watch";

/** One workflow for each watch and period: the engine runs it once. */
export const runKey = ({ watchId, period }: StartedRun): string => `${watchId}:${period}`;

export interface RunWatchPorts extends SendNoticePorts {
  readonly watches: Pick<WatchStore, "find" | "endRun" | "loadNotice" | "queueNotice">;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
  /** Searches once more with the stored facts, under the given id. Undefined when they are no valid search any more. */
  readonly repeatSearch: (watch: Watch, searchId: string) => Promise<SearchResult | undefined>;
  readonly newId: () => string;
  readonly clock: Pick<Clock, "nowMs">;
  readonly limits: WatchLimits;
}

export interface WatchLimits {
  /** How often a search is repeated that no provider answers. */
  readonly tries: number;
  readonly waitMs: number;
}

export const WATCH_LIMITS: WatchLimits = { tries: 4, waitMs: 6 * HOUR_MS };

/** What the engine may know. */
type Ran = WatchOutcome | "over";

/** The steps return ids and states alone: the engine stores them unencrypted. */
export async function runWatch(durable: Durable, ports: RunWatchPorts): Promise<{ state: Ran }> {
  const { tries, waitMs } = ports.limits;
  for (let number = 1; ; number++) {
    const ids = await durable.run(`ids-${number}`, () =>
      Promise.resolve({ findingId: ports.newId(), searchId: idOfDay(utcDate(ports.clock.nowMs()), ports.newId()) }),
    );
    const state = await durable.run(`compare-${number}`, () => compareOnce(ports, durable.key, ids, number >= tries));
    if (state !== "again") {
      // The sweep sends what waits for the morning, and what is lost here.
      if (state !== "over") await durable.run("notify", () => sendNotice(ports, ids.findingId));
      return { state };
    }
    await durable.sleep(`wait-${number}`, waitMs);
  }
}

interface Ids {
  readonly findingId: string;
  readonly searchId: string;
}

/** A repeated step finds the period run. */
async function compareOnce(ports: RunWatchPorts, key: string, ids: Ids, isLast: boolean): Promise<Ran | "again"> {
  const [watchId = "", period = ""] = key.split(":");
  const watch = await ports.watches.find(watchId);
  if (watch?.state !== "on" || watch.period !== period) return "over";
  const compared = await compare(ports, watch, ids.searchId);
  if (compared.outcome === "unanswered" && !isLast) return "again";
  const { outcome, searchId, content } = compared;
  const nowMs = ports.clock.nowMs();
  const notice = decideNotice({ outcome, savingOre: content.best?.savingOre }, watch);
  await ports.watches.endRun({
    finding: { findingId: ids.findingId, watchId, period, outcome, searchId, ...content },
    foundAtMs: nowMs,
    notice,
    notifyAtMs: notice && afterQuietHours(nowMs),
    next: planNext(watchId, watch, watch),
  });
  return outcome;
}

interface Compared {
  readonly outcome: WatchOutcome;
  readonly searchId: string | undefined;
  readonly content: FoundContent;
}

async function compare(ports: RunWatchPorts, watch: Watch, searchId: string): Promise<Compared> {
  const { noticeBy, renewsOn, agreement } = watch;
  const { former, facts } = agreement;
  const nothing = { noticeBy, renewsOn, former, best: undefined, lesser: [], askedCount: 0, answeredCount: 0 };
  const vertical = ports.findVertical(watch.vertical);
  const result = facts && vertical ? await ports.repeatSearch(watch, searchId) : undefined;
  // Facts that are too old for today's form: the person is reminded to compare.
  if (!vertical || !result) return { outcome: "reminder", searchId: undefined, content: nothing };
  const askedCount = vertical.providers.length;
  const answeredCount = askedCount - result.withoutOffer.filter(({ reason }) => reason !== "declined").length;
  if (answeredCount === 0)
    return { outcome: "unanswered", searchId, content: { ...nothing, askedCount, answeredCount, facts } };
  const { outcome, ...found } = findOffers(vertical, former, result.offers);
  return { outcome, searchId, content: { ...nothing, ...found, askedCount, answeredCount, facts } };
}
