import { createAuditHeads } from "#adapters/postgres/audit-chain.ts";
import { createRetentionStore } from "#adapters/postgres/retention-store.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { RETENTION_LIMITS } from "#journeys/retention/clear-rule.step.ts";
import { runRetentionDay, RETENTION_WORKFLOW } from "#journeys/retention/retention-day.workflow.ts";
import { sweepRetention } from "#journeys/retention/sweep-retention.ts";
import type { Clock } from "#platform/clock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Durable, WorkflowStarter } from "#platform/engine/durable.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import type { Sweep } from "./run-sweeps.ts";

interface RetentionSetup {
  readonly pool: DatabasePool;
  readonly starter: WorkflowStarter;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "retentionPostponed">;
}

/** Retention's half of the worker: a day's work, and what notices that it is not done. */
export function createRetention({ pool, starter, clock, logger, metrics }: RetentionSetup) {
  const store = createRetentionStore(pool);
  const sweep: Sweep = { job: "sweepRetention", run: () => sweepRetention({ store, starter, clock }) };
  return {
    workflow: {
      name: RETENTION_WORKFLOW,
      remembersMs: 30 * DAY_MS,
      body: (durable: Durable) =>
        runRetentionDay(durable, {
          store,
          audit: createAuditHeads(pool),
          // The log is evidence outside the database.
          witness: (heads) => {
            for (const { chain, position, hash } of heads)
              logger.info("audit head", { table: chain, count: position, auditHead: hash.slice(0, 32) });
          },
          leftOver: (rule) => logger.warn("retention left rows for tomorrow", { rule }),
          postponed: (rule, refusal) => {
            logger.warn("retention rule postponed: the database refused", { rule, detail: refusal });
            metrics.retentionPostponed(rule);
          },
          limits: RETENTION_LIMITS,
          clock,
        }),
    },
    sweep,
  };
}
