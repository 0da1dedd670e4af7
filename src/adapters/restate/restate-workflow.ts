import {
  CancelledError,
  TerminalError,
  type WorkflowContext,
  type WorkflowDefinition,
  type WorkflowSharedContext,
  workflow,
} from "@restatedev/restate-sdk";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { TRACE_HEADER } from "#platform/telemetry/trace-context.ts";
import { startServerSpan } from "#platform/telemetry/tracing.ts";
import { restateDurable } from "./restate-durable.ts";

export interface WorkflowDescription<Input, Output> {
  readonly name: string;
  /** How long the engine remembers that this id has run, and its answer: until then it never runs again. */
  readonly remembersMs: number;
  /** The engine stores input and answer unencrypted: ids and states, never personal data. */
  readonly body: (durable: Durable, input: Input) => Promise<Output>;
}

export interface WorkflowSignal {
  readonly name: string;
  readonly value: unknown;
}

/** Long enough to examine yesterday's faults, short enough to store little. */
const JOURNAL_RETENTION_MS = DAY_MS;
/** Longer than any single step waits for an answer. */
const STEP_LIMIT_MS = 180_000;
/** Practically never: by default the engine pauses a workflow after 70 attempts, and then a person must resume it. */
const ATTEMPTS_BEFORE_PAUSE = 1_000_000;

export function restateWorkflow<Input, Output>(
  description: WorkflowDescription<Input, Output>,
  log: Logger,
): WorkflowDefinition<string, unknown> {
  return workflow({
    name: description.name,
    handlers: {
      run: (context: WorkflowContext, input: Input): Promise<Output> =>
        inAttempt(description.name, context, async () => {
          const ownLog = log.child({ workflow: description.name, workflowId: context.key });
          try {
            return await description.body(restateDurable(context, ownLog), input);
          } catch (error) {
            // A refusal that the workflow does not catch ends it; the engine retries after any other error.
            if (!(error instanceof StepRefused)) throw error;
            ownLog.error("a workflow ended without an answer", { error });
            throw new TerminalError(error.message);
          }
        }),
      signal: async (context: WorkflowSharedContext, signal: WorkflowSignal | null | undefined): Promise<void> => {
        // Anything else would be tried for ever, and its text would be stored with the failure.
        if (typeof signal?.name !== "string") throw new TerminalError("a signal without a name");
        const { name, value } = signal;
        try {
          await context.promise(name).resolve(value);
        } catch (error) {
          // The first signal counts: a repeated one finds its promise already resolved.
          if (!(error instanceof TerminalError) || error instanceof CancelledError) throw error;
        }
      },
    },
    options: {
      workflowRetention: description.remembersMs,
      journalRetention: JOURNAL_RETENTION_MS,
      inactivityTimeout: STEP_LIMIT_MS,
      abortTimeout: STEP_LIMIT_MS,
      retryPolicy: {
        initialInterval: 100,
        exponentiationFactor: 2,
        maxInterval: 10_000,
        maxAttempts: ATTEMPTS_BEFORE_PAUSE,
        onMaxAttempts: "pause",
      },
    },
  });
}

/** A span for each attempt, in the trace of the request that started the workflow. An attempt that waits for days never returns. */
function inAttempt<T>(workflowName: string, context: WorkflowContext, work: () => Promise<T>): Promise<T> {
  const { headers, attemptCompletedSignal } = context.request();
  const span = startServerSpan(
    `workflow ${workflowName}`,
    { [TRACE_HEADER]: headers.get(TRACE_HEADER) },
    { workflow: workflowName },
  );
  attemptCompletedSignal.addEventListener("abort", () => span.end({}), { once: true });
  return span.run(work);
}
