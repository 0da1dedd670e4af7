import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import { recentMap } from "#journeys/search/recent-map.ts";
import type { Clock } from "#platform/clock.ts";
import type { VisitorIds, VisitorIdStore } from "./visitor-ids.port.ts";

export interface FollowedVisitorIds extends VisitorIds {
  /** Reads what other nodes have changed. Calls during a read share the next one. */
  catchUp(): Promise<void>;
}

/** A change has a time before its transaction ends; the next read still finds one that commits late. */
const OVERLAP_MS = 60_000;

/** An open page with a former cookie asks every second: one log line an hour is enough. */
const FORMER_LOG_INTERVAL_MS = HOUR_MS;
/** How many former ids are remembered as logged; beyond that the security log limits its lines itself. */
const FORMER_REMEMBERED = 1_000;

export interface VisitorIdsSetup {
  readonly store: VisitorIdStore;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

/** Polls read no database: every node holds the ids of all logins and logouts within the retention period, and is notified of changes. */
export function createVisitorIds({ store, clock, securityLog }: VisitorIdsSetup): FollowedVisitorIds {
  const loggedAtMs = recentMap<string, number>(FORMER_REMEMBERED);
  const states = new Map<string, { generation: number; isEnded: boolean; receivedAtMs: number }>();
  let since: Date | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const learn = (owner: string, generation: number, isEnded: boolean): void => {
    const known = states.get(owner);
    // Never back: a read that began before a change may end after it.
    if (known && (known.generation > generation || (known.generation === generation && known.isEnded >= isEnded)))
      return;
    states.set(owner, { generation, isEnded: isEnded || (known?.isEnded ?? false), receivedAtMs: clock.nowMs() });
  };
  const read = async (): Promise<void> => {
    const { readAt, changed } = await store.changes(since && new Date(since.getTime() - OVERLAP_MS));
    for (const { owner, generation, isEnded } of changed) learn(owner, generation, isEnded);
    since = readAt;
  };
  const start = (): Promise<void> => {
    running = read().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    find(owner) {
      const known = states.get(owner);
      return known && { ...known, ageMs: clock.nowMs() - known.receivedAtMs };
    },
    formerSent(owner, { isEnded }) {
      const nowMs = clock.nowMs();
      if (nowMs - (loggedAtMs.get(owner) ?? -Infinity) < FORMER_LOG_INTERVAL_MS) return;
      loggedAtMs.set(owner, nowMs);
      const reason = isEnded ? "ended" : "replaced";
      securityLog.refused({ kind: "session-misuse", rule: "former-visitor-id", reason, visitor: owner });
    },
    replaced: (owner, generation) => learn(owner, generation, false),
    async end(owner) {
      await store.end(owner);
      learn(owner, states.get(owner)?.generation ?? 0, true);
    },
    catchUp() {
      if (!running) return start();
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          return start();
        });
      return waiting;
    },
  };
}
