import { Counter, Gauge, type Registry } from "prom-client";

/** Single pieces of work that do not move, while everything around them does. */
export interface StuckMetrics {
  /** Undefined when the engine was not reached: no figure is better than an old one. */
  workflowsStuck(stuck: readonly StuckCount[] | undefined): void;
  /** A stored value could not be decrypted; the column is `table.column`. */
  cellUnreadable(column: string): void;
}

export interface StuckCount {
  readonly workflow: string;
  readonly state: "paused" | "failing";
  readonly count: number;
}

export function createStuckMetrics(registry: Registry): StuckMetrics {
  const stuck = new Gauge({
    name: "sparv_stuck_workflows",
    help: "Workflows that are paused, or have failed five times in a row",
    labelNames: ["workflow", "state"] as const,
    registers: [registry],
  });
  const unreadable = new Counter({
    name: "sparv_unreadable_cells_total",
    help: "Stored values that could not be decrypted, each time one is asked for",
    labelNames: ["column"] as const,
    registers: [registry],
  });
  return {
    workflowsStuck(found = []) {
      stuck.reset();
      for (const { workflow, state, count } of found) stuck.labels(workflow, state).set(count);
    },
    cellUnreadable: (column) => unreadable.labels(column).inc(),
  };
}
