import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState as PolicyState,
  CountBreaker,
  handleWhenResult,
} from "cockatiel";
import type { CircuitState } from "#platform/telemetry/metrics.ts";

export interface CircuitSettings {
  /** How long nothing is sent after it has opened, before one call tries whether the other side is back. */
  readonly halfOpenAfterMs: number;
  readonly onChange: (state: CircuitState) => void;
}

/** What a call shows about the other side's health. `unknown`: it shows nothing, for example because the caller left. */
export type Verdict = "healthy" | "failing" | "unknown";

export interface Circuit<Result> {
  readonly state: CircuitState;
  /** False while open, and while the one call that tries is under way. Ask right before `run`, with no wait between. */
  canPass(): boolean;
  run(work: () => Promise<Result>): Promise<Result>;
}

export function createCircuit<Result>(settings: CircuitSettings, judge: (result: Result) => Verdict): Circuit<Result> {
  const policy = circuitBreaker(
    handleWhenResult((result) => judge(result as Result) !== "healthy"),
    {
      halfOpenAfter: settings.halfOpenAfterMs,
      breaker: new CountBreaker({ size: SAMPLE_CALLS, threshold: FAILING_SHARE, minimumNumberOfCalls: LEAST_CALLS }),
    },
  );
  let openedAtMs = 0;
  policy.onStateChange((state) => {
    if (state === PolicyState.Open) openedAtMs = Date.now();
    settings.onChange(nameOf(state));
  });
  return {
    get state() {
      return nameOf(policy.state);
    },
    canPass() {
      if (policy.state === PolicyState.Closed) return true;
      // While half open the policy would let others wait for the one that tries; their time is better spent without.
      return policy.state === PolicyState.Open && Date.now() - openedAtMs >= settings.halfOpenAfterMs;
    },
    async run(work) {
      const isTrial = policy.state !== PolicyState.Closed;
      try {
        return await policy.execute(async () => {
          const result = await work();
          // A trial with an unknown result keeps the circuit open; any other call with an unknown result is not counted.
          if (!isTrial && judge(result) === "unknown") throw new UnknownResult(result);
          return result;
        });
      } catch (error) {
        if (error instanceof UnknownResult) return error.result as Result;
        throw error;
      }
    },
  };
}

export const isBrokenCircuit = (error: unknown): boolean => error instanceof BrokenCircuitError;

/** Quality bar: open after ten failures at the latest, whether they come first (10 of 10) or after a good time (10 of 20). */
const SAMPLE_CALLS = 20;
const LEAST_CALLS = 10;
const FAILING_SHARE = 0.45;

/** Passes a result around the policy, which then does not count it. */
class UnknownResult extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("the result shows nothing about the other side");
    this.result = result;
  }
}

function nameOf(state: PolicyState): CircuitState {
  if (state === PolicyState.Closed) return "closed";
  return state === PolicyState.HalfOpen ? "half-open" : "open";
}
