import type { SecurityLog } from "#domain/security/security-event.ts";
import { recentMap } from "#journeys/search/recent-map.ts";
import type { Clock } from "#platform/clock.ts";
import type { VisitorIds, VisitorIdStore } from "./visitor-ids.port.ts";

export interface FollowedVisitorIds extends VisitorIds {
  /** Reads what other nodes have changed. Calls that come while one runs share the next. */
  catchUp(): Promise<void>;
}

/** A change is told with a time before its transaction ends; what ends late is still found by the next look. */
const OVERLAP_MS = 60_000;

/** A page that is left open with a former cookie asks every second: a line an hour says as much. */
const FORMER_LOG_INTERVAL_MS = 3_600_000;
/** Of how many former ids it is remembered that they were told; beyond that the security log limits its lines itself. */
const FORMER_REMEMBERED = 1_000;

export interface VisitorIdsSetup {
  readonly store: VisitorIdStore;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

/** Polls read no database: every node holds who has logged in or out within the retention period, and is told of changes. */
export function createVisitorIds({ store, clock, securityLog }: VisitorIdsSetup): FollowedVisitorIds {
  const toldAtMs = recentMap<string, number>(FORMER_REMEMBERED);
  const states = new Map<string, { generation: number; isEnded: boolean; heardAtMs: number }>();
  let since: Date | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const learn = (owner: string, generation: number, isEnded: boolean): void => {
    const known = states.get(owner);
    // Never back: a look that began before a change may end after it.
    if (known && (known.generation > generation || (known.generation === generation && known.isEnded >= isEnded)))
      return;
    states.set(owner, { generation, isEnded: isEnded || (known?.isEnded ?? false), heardAtMs: clock.nowMs() });
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
      return known && { ...known, ageMs: clock.nowMs() - known.heardAtMs };
    },
    formerSent(owner, { isEnded }) {
      const nowMs = clock.nowMs();
      if (nowMs - (toldAtMs.get(owner) ?? -Infinity) < FORMER_LOG_INTERVAL_MS) return;
      toldAtMs.set(owner, nowMs);
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
