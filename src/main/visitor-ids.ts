import { createVisitorIdStore, VISITOR_IDS_CHANNEL } from "#adapters/postgres/visitor-ids.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { VisitorIds } from "#journeys/identity/visitor-ids.port.ts";
import { createVisitorIds } from "#journeys/identity/visitor-ids.ts";
import type { Clock } from "#platform/clock.ts";
import { listen } from "#platform/database/listen.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface VisitorIdsSetup {
  readonly databaseUrl: string;
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
}

export interface RunningVisitorIds {
  readonly ids: VisitorIds;
  /** What the database knows has been read once, or cannot be read now. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** How late a node is at most when a message between nodes was lost. */
const CHECK_MS = 1_000;

export function createRunningVisitorIds(setup: VisitorIdsSetup): RunningVisitorIds {
  const { databaseUrl, pool, clock, logger, securityLog } = setup;
  const ids = createVisitorIds({ store: createVisitorIdStore(pool), clock, securityLog });
  const catchUp = (): Promise<void> =>
    ids.catchUp().catch((error: unknown) => logger.warn("visitor ids not read", { error }));
  const listening = listen({
    url: databaseUrl,
    name: "sparv-web-visitor-ids",
    channel: VISITOR_IDS_CHANNEL,
    clock,
    notified: () => void catchUp(),
    connectionFailed: (error) => logger.warn("database connection lost", { error }),
  });
  const checking = setInterval(() => void catchUp(), CHECK_MS);
  return {
    ids,
    ready: catchUp(),
    async close() {
      clearInterval(checking);
      await listening.close();
    },
  };
}
