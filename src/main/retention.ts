import { createAuditHeads } from "#adapters/postgres/audit-chain.ts";
import { createRetentionStore } from "#adapters/postgres/retention-store.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { RETENTION_LIMITS } from "#journeys/retention/clear-rule.step.ts";
import { runRetentionDay, RETENTION_WORKFLOW } from "#journeys/retention/retention-day.workflow.ts";
import { sweepRetention } from "#journeys/retention/sweep-retention.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

/** Retention's half of the worker: a day's work, and what notices that it is not done. */
export function createRetentionJobs({
  pool,
  starter,
  clock,
  logger,
  metrics,
}: Pick<Resources, "pool" | "starter" | "clock" | "logger" | "metrics">): Jobs {
  const store = createRetentionStore(pool);
  return {
    workflow: {
      name: RETENTION_WORKFLOW,
      remembersMs: 30 * DAY_MS,
      body: (durable) =>
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
    sweeps: [{ job: "sweepRetention", run: () => sweepRetention({ store, starter, clock }) }],
  };
}
