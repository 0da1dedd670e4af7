import { findStuckWorkflows, type StuckWorkflows } from "#adapters/restate/stuck-workflows.ts";
import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface WorkflowWatchSetup {
  readonly adminUrl: string;
  /** For operators; undefined when the engine does not answer. */
  readonly found: (stuck: readonly StuckWorkflows[] | undefined) => void;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** The engine reads the state of every workflow that it remembers to answer. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 10_000;

/** The engine itself has no figure for workflows that do not move. Ends with the signal. */
export async function watchWorkflows({ adminUrl, found, clock, logger, signal }: WorkflowWatchSetup): Promise<void> {
  while (!signal.aborted) {
    try {
      found(await findStuckWorkflows(adminUrl, AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])));
    } catch (error) {
      found(undefined);
      if (!signal.aborted) logger.warn("the engine was not asked for stuck workflows", { error });
    }
    await clock.sleep(ASK_EVERY_MS, signal).catch(() => undefined);
  }
}
