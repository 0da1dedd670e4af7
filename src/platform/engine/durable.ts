/**
 * What a durable workflow may do. Steps are plain functions behind this, so that the engine can be replaced by one adapter.
 * Everything outside `run` must be repeatable: the engine replays a workflow from its start after a crash.
 */
export interface Durable {
  /** The workflow's own id. */
  readonly key: string;
  /** Runs an outside effect and remembers its answer. It may run again after a crash: the effect must be idempotent. */
  run<T>(step: string, effect: () => Promise<T>, limits?: StepLimits): Promise<T>;
  sleep(name: string, waitMs: number): Promise<void>;
  /** Waits for `signal(name)`; undefined when the time is up. */
  waitFor<T>(name: string, timeoutMs: number): Promise<T | undefined>;
  /** The time, the same at every replay. */
  nowMs(): Promise<number>;
}

export interface StepLimits {
  maxAttempts?: number;
  firstWaitMs?: number;
  maxWaitMs?: number;
}

/** The wait after a try, counted from 1: each is twice the one before. */
export const doublingWaitMs = (tries: number, firstWaitMs: number, maxWaitMs: number): number =>
  Math.min(firstWaitMs * 2 ** (tries - 1), maxWaitMs);

/** Thrown inside a step: the effect can never succeed, do not try again. */
export class StepRefused extends Error {
  override readonly name = "StepRefused";
}

/** Starts and signals workflows from outside the engine. Starting the same id twice starts one workflow. */
export interface WorkflowStarter {
  start(workflow: string, id: string, input: unknown): Promise<void>;
  signal(workflow: string, id: string, name: string, value: unknown): Promise<void>;
  /** The workflow's answer, or undefined when it has not finished within the wait. */
  outcome<T>(workflow: string, id: string, waitMs: number): Promise<T | undefined>;
}
