import { CancelledError, TerminalError, TimeoutError, type WorkflowContext } from "@restatedev/restate-sdk";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { bindTrace, withInnerSpan } from "#platform/telemetry/tracing.ts";

/** A workflow's context as the journeys see it. */
export function restateDurable(context: WorkflowContext, log: Logger): Durable {
  const inTurn = oneAtATime();
  // The library calls a step from the connection to the engine, which belongs to no trace.
  const inTrace = bindTrace();
  return {
    key: context.key,
    run: (step, effect, limits = {}) =>
      inTurn(async () => {
        try {
          const inSpan = () => inTrace(() => withInnerSpan(`step ${step}`, { step }, () => attempt(step, effect, log)));
          return await context.run(step, inSpan, {
            initialRetryInterval: limits.firstWaitMs ?? FIRST_WAIT_MS,
            maxRetryInterval: limits.maxWaitMs ?? MAX_WAIT_MS,
            ...(limits.maxAttempts === undefined ? {} : { maxRetryAttempts: limits.maxAttempts }),
          });
        } catch (error) {
          throw asRefusal(error);
        }
      }),
    sleep: (name, waitMs) =>
      inTurn(async () => {
        await context.sleep(waitMs, name);
      }),
    waitFor: <T>(name: string, timeoutMs: number) =>
      inTurn(async () => {
        try {
          return await context.promise<T>(name).get().orTimeout(timeoutMs);
        } catch (error) {
          if (error instanceof TimeoutError) return undefined;
          throw error;
        }
      }),
    nowMs: () => inTurn(() => context.date.now()),
  };
}

const FIRST_WAIT_MS = 100;
/** A step without its own limit is retried until it succeeds; this is the longest wait between two attempts. */
const MAX_WAIT_MS = 10_000;

async function attempt<T>(step: string, effect: () => Promise<T>, log: Logger): Promise<T> {
  try {
    return await effect();
  } catch (error) {
    if (error instanceof StepRefused) throw new TerminalError(error.message);
    log.warn("a step failed and will be tried again", { step, error });
    throw withoutContent(step, error);
  }
}

/**
 * The engine stores the text and stack of the last failure. Ours may contain texts of a visitor or a provider, so the engine
 * only gets the kind of failure; the log, which masks them, has the rest.
 */
function withoutContent(step: string, error: unknown): Error {
  const kind = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const bare = new Error(`${step}: ${kind}${code}`);
  bare.stack = "";
  return bare;
}

/** For the workflow, a refusal by the step and too many attempts are the same end. */
function asRefusal(error: unknown): unknown {
  if (error instanceof CancelledError || !(error instanceof TerminalError)) return error;
  return new StepRefused(error.message);
}

/**
 * The engine's promises must not be awaited concurrently (`awaitNext already pending`, retried without end). Queued in the
 * order of the calls, they are repeatable and even `Promise.all` is safe.
 */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
