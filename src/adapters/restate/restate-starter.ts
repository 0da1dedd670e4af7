import { connect, HttpCallError, Opts, SendOpts } from "@restatedev/restate-sdk-clients";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { TRACE_HEADER } from "#platform/telemetry/trace-context.ts";
import { currentTraceParent, withClientSpan } from "#platform/telemetry/tracing.ts";
import type { WorkflowSignal } from "./restate-workflow.ts";

export interface RestateStarterOptions {
  readonly ingressUrl: string;
  /** A visitor waits for a start: after this time the order is left to the sweep. */
  readonly answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 2_000;
/** A second attempt handles a reused connection that was cut by a restart of the engine. */
const RETRY = { maxAttempts: 2, initialInterval: 50, maxInterval: 50 };

const HTTP_NOT_FOUND = 404;

/** The handlers of every workflow, see restate-workflow.ts. An alias, because the client's types do not accept an interface. */
type AnyWorkflow = {
  run: (context: unknown, input: unknown) => Promise<unknown>;
  signal: (context: unknown, signal: WorkflowSignal) => Promise<void>;
};

export function createRestateStarter(options: RestateStarterOptions): WorkflowStarter {
  const ingress = connect({ url: options.ingressUrl, retry: RETRY });
  const timeout = options.answerWithinMs ?? ANSWER_WITHIN_MS;
  const clientOf = (workflow: string, id: string) => ingress.workflowClient<AnyWorkflow>({ name: workflow }, id);

  return {
    // A workflow that has been started before answers "previously accepted", which is fine.
    start: (workflow, id, input) =>
      withClientSpan(`start ${workflow}`, { workflow }, async () => {
        await clientOf(workflow, id).workflowSubmit(input, SendOpts.from({ timeout, headers: traceHeaders() }));
      }),
    signal: (workflow, id, name, value) =>
      withClientSpan(`signal ${workflow}`, { workflow }, async () => {
        await clientOf(workflow, id).signal({ name, value }, Opts.from({ timeout, headers: traceHeaders() }));
      }),
    outcome: async <T>(workflow: string, id: string, waitMs: number) => {
      const signal = AbortSignal.timeout(waitMs);
      try {
        return (await clientOf(workflow, id).workflowAttach(Opts.from({ signal }))) as T;
      } catch (error) {
        if (signal.aborted) return undefined;
        if (error instanceof HttpCallError && error.status === HTTP_NOT_FOUND) return undefined;
        throw error;
      }
    },
  };
}

/** The engine stores them with the workflow, and hands them to every attempt. */
function traceHeaders(): Record<string, string> {
  const traceParent = currentTraceParent();
  return traceParent === undefined ? {} : { [TRACE_HEADER]: traceParent };
}
