import type { Logger } from "#platform/logging/logger.ts";

export interface Shutdown {
  /**
   * Stages run one after the other in the order they were added. The order of a web process: readiness off, drain the
   * listener, end live streams, close outbound calls, close Redis and database, send the last spans.
   */
  addStage(name: string, run: () => Promise<unknown> | void): void;
  /** Runs every stage once; called again it gives the same promise. Never rejects. */
  start(reason: string): Promise<ShutdownOutcome>;
  /** Starts at SIGTERM and SIGINT and exits when done; a second signal exits at once. Returns how to stop listening. */
  listenForSignals(exit?: (code: number) => void): () => void;
  readonly hasStarted: boolean;
}

/** Stages that failed or did not end in time, by name. */
export type ShutdownOutcome =
  | { readonly kind: "clean" }
  | { readonly kind: "unclean"; readonly stages: readonly string[] };

export interface ShutdownSettings {
  /** For all stages together; what is left of it bounds each. */
  readonly graceMs: number;
  readonly logger: Logger;
}

/** A search may take ten seconds, a step of a workflow twenty; a node that stops lets those under way end. */
export const SHUTDOWN_GRACE_MS = 25_000;

export function createShutdown({ graceMs, logger }: ShutdownSettings): Shutdown {
  const stages: { readonly name: string; readonly run: () => Promise<unknown> | void }[] = [];
  let outcome: Promise<ShutdownOutcome> | undefined;

  const runStages = async (reason: string): Promise<ShutdownOutcome> => {
    const endMs = performance.now() + graceMs;
    logger.info("shutting down", { reason });
    const unclean: string[] = [];
    for (const { name, run } of stages) {
      const startedMs = performance.now();
      const end = await runWithin(run, endMs - startedMs);
      const durationMs = Math.round(performance.now() - startedMs);
      if (end.kind === "done") logger.info("shutdown stage done", { stage: name, durationMs });
      else logger.warn("shutdown stage failed", { stage: name, durationMs, reason: end.kind, error: end.error });
      if (end.kind !== "done") unclean.push(name);
    }
    return unclean.length === 0 ? { kind: "clean" } : { kind: "unclean", stages: unclean };
  };

  const start = (reason: string): Promise<ShutdownOutcome> => (outcome ??= runStages(reason));

  return {
    addStage: (name, run) => void stages.push({ name, run }),
    start,
    listenForSignals(exit = (code) => process.exit(code)) {
      const onSignal = (signal: NodeJS.Signals): void => {
        if (outcome !== undefined) return exit(EXIT_IMPATIENT);
        void start(signal).then(({ kind }) => exit(kind === "clean" ? 0 : EXIT_UNCLEAN));
      };
      for (const signal of SIGNALS) process.on(signal, onSignal);
      return () => {
        for (const signal of SIGNALS) process.off(signal, onSignal);
      };
    },
    get hasStarted() {
      return outcome !== undefined;
    },
  };
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const EXIT_UNCLEAN = 1;
/** What a shell calls a process that ended by interruption. */
const EXIT_IMPATIENT = 130;

/** Stages after one that used up all the time still get this: closing an unused pool is quick. */
const LEAST_STAGE_MS = 250;

type StageEnd =
  | { readonly kind: "done" }
  | { readonly kind: "error"; readonly error: unknown }
  | { readonly kind: "timeout"; readonly error?: undefined };

async function runWithin(run: () => Promise<unknown> | void, leftMs: number): Promise<StageEnd> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<StageEnd>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "timeout" }), Math.max(leftMs, LEAST_STAGE_MS));
  });
  const end = await Promise.race([settle(run), timeout]);
  clearTimeout(timer);
  return end;
}

async function settle(run: () => Promise<unknown> | void): Promise<StageEnd> {
  try {
    await run();
    return { kind: "done" };
  } catch (error) {
    return { kind: "error", error };
  }
}
