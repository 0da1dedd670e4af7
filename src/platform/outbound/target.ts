import type { ConnectionOptions } from "node:tls";
import { Pool } from "undici";
import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Metrics, OutboundMeter } from "#platform/telemetry/metrics.ts";
import { TRACE_HEADER } from "#platform/telemetry/trace-context.ts";
import { currentTraceParent, isTracing, withClientSpan } from "#platform/telemetry/tracing.ts";
import { type Bulkhead, createBulkhead } from "./bulkhead.ts";
import { type Circuit, createCircuit, isBrokenCircuit, type Verdict } from "./circuit.ts";
import { Exchange, type ExchangeEnd } from "./exchange.ts";
import { FAILED, type OutboundOutcome, type OutboundRequest, type SendLimits } from "./outbound-request.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";

export interface TargetSettings {
  /** Scheme, host and port, and a path that every request's path is put after. */
  readonly baseUrl: string;
  /** Calls, and therefore connections, at once. */
  readonly maxInFlight?: number;
  /** Calls that may wait for one of those. */
  readonly maxQueued?: number;
  readonly maxBodyBytes?: number;
  readonly connectTimeoutMs?: number;
  readonly halfOpenAfterMs?: number;
  /** For a target that wants to see our certificate, or whose own is signed by an issuer of its own. */
  readonly tls?: ClientTls;
}

export type ClientTls = Pick<ConnectionOptions, "pfx" | "cert" | "key" | "passphrase" | "ca" | "servername">;

export interface TargetSetup {
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** One system we call, with everything that belongs to it alone: connections, slots, circuit and retry budget. */
export class Target {
  readonly #name: string;
  readonly #setup: TargetSetup;
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #maxBodyBytes: number;
  readonly #bulkhead: Bulkhead;
  readonly #circuit: Circuit<ExchangeEnd>;
  readonly #budget: RetryBudget = createRetryBudget();
  readonly #meter: OutboundMeter;

  constructor(name: string, settings: TargetSettings, setup: TargetSetup) {
    const url = new URL(settings.baseUrl);
    if (settings.tls !== undefined && url.protocol !== "https:")
      throw new Error(`Target ${name} has a certificate but no https`);
    const maxInFlight = settings.maxInFlight ?? MAX_IN_FLIGHT;
    this.#name = name;
    this.#setup = setup;
    this.#basePath = url.pathname.replace(/\/+$/, "");
    this.#maxBodyBytes = settings.maxBodyBytes ?? MAX_BODY_BYTES;
    this.#pool = new Pool(url.origin, {
      connections: maxInFlight,
      pipelining: 1,
      allowH2: false,
      // The exchange keeps its own time, to the millisecond.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { ...settings.tls, minVersion: "TLSv1.2", timeout: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS },
    });
    this.#bulkhead = createBulkhead(maxInFlight, settings.maxQueued ?? MAX_QUEUED);
    this.#circuit = createCircuit<ExchangeEnd>(
      {
        halfOpenAfterMs: settings.halfOpenAfterMs ?? HALF_OPEN_AFTER_MS,
        onChange: (state) => setup.logger.warn("circuit changed", { target: name, state }),
      },
      judge,
    );
    this.#meter = setup.metrics.outbound(name, () => ({
      inFlight: this.#bulkhead.inFlight,
      queued: this.#bulkhead.queued,
      circuit: this.#circuit.state,
    }));
  }

  send(request: OutboundRequest, limits: SendLimits): Promise<OutboundOutcome> {
    if (!isTracing()) return this.#sendMeasured(request, limits);
    const attributes = { target: this.#name, method: request.method };
    return withClientSpan(`call ${this.#name}`, attributes, async (span) => {
      const outcome = await this.#sendMeasured(request, limits);
      span.set(outcome.kind === "replied" ? { status: outcome.status } : { reason: outcome.reason });
      if (judge(outcome) === "failing") span.fail(labelOf(outcome));
      return outcome;
    });
  }

  async close(graceMs: number): Promise<void> {
    const timer = setTimeout(() => void this.#pool.destroy(), graceMs);
    await this.#pool.close().catch(() => {});
    clearTimeout(timer);
  }

  async #sendMeasured(request: OutboundRequest, limits: SendLimits): Promise<OutboundOutcome> {
    const startedMs = performance.now();
    const end = await this.#sendWithRetry(request, limits, startedMs);
    this.#meter.ended(labelOf(end), performance.now() - startedMs);
    return this.#present(end);
  }

  async #sendWithRetry(request: OutboundRequest, limits: SendLimits, startedMs: number): Promise<AttemptEnd> {
    this.#budget.earn();
    const first = await this.#attempt(request, limits, limits.deadlineMs);
    if (!limits.repeatable || !isWorthRepeating(first)) return first;
    const pauseMs = RETRY_PAUSE_MS * (0.5 + Math.random());
    const leftMs = limits.deadlineMs - (performance.now() - startedMs) - pauseMs;
    if (leftMs < LEAST_RETRY_MS || !this.#circuit.canPass() || !this.#budget.spend()) return first;
    try {
      await this.#setup.clock.sleep(pauseMs, limits.signal);
    } catch {
      return CANCELLED;
    }
    this.#meter.retried();
    return this.#attempt(request, limits, leftMs);
  }

  async #attempt(request: OutboundRequest, limits: SendLimits, timeoutMs: number): Promise<AttemptEnd> {
    if (!(timeoutMs > 0)) return FAILED.timeout;
    if (isAborted(limits.signal)) return CANCELLED;
    if (!this.#circuit.canPass()) return FAILED["circuit-open"];
    if (this.#bulkhead.tryTake()) return this.#exchange(request, limits.signal, timeoutMs);
    const queuedMs = performance.now();
    const hasSlot = await this.#bulkhead.waitForSlot(timeoutMs, limits.signal);
    this.#meter.queued(performance.now() - queuedMs);
    if (!hasSlot) return isAborted(limits.signal) ? CANCELLED : FAILED.overloaded;
    const leftMs = timeoutMs - (performance.now() - queuedMs);
    if (leftMs > 0 && this.#circuit.canPass()) return this.#exchange(request, limits.signal, leftMs);
    this.#bulkhead.release();
    return leftMs > 0 ? FAILED["circuit-open"] : FAILED.overloaded;
  }

  /** Holds a slot when called; the slot is free again when the connection is, which may be after the answer is given up. */
  async #exchange(request: OutboundRequest, signal: AbortSignal | undefined, timeoutMs: number): Promise<AttemptEnd> {
    let hasBegun = false;
    try {
      return await this.#circuit.run(() => {
        hasBegun = true;
        return new Promise<ExchangeEnd>((resolve) => {
          const exchange = new Exchange({
            timeoutMs,
            signal,
            maxBodyBytes: this.#maxBodyBytes,
            onEnd: resolve,
            onFree: this.#bulkhead.release,
          });
          this.#pool.dispatch(
            {
              method: request.method,
              path: this.#pathOf(request),
              headers: headersOf(request),
              body: request.body ?? null,
            },
            exchange,
          );
        });
      });
    } catch (error) {
      if (!hasBegun) this.#bulkhead.release();
      if (isBrokenCircuit(error)) return FAILED["circuit-open"];
      throw error;
    }
  }

  /** Dots would leave the target's own folder of a shared address; undici refuses a path that is empty. */
  #pathOf({ path }: OutboundRequest): string {
    return path.startsWith("/") && !path.includes("/..") ? this.#basePath + path : "";
  }

  #present(end: AttemptEnd): OutboundOutcome {
    if (end.kind === "cancelled") return FAILED.timeout;
    if (end.kind !== "unsendable") return end;
    this.#setup.logger.error("request cannot be sent", { target: this.#name, error: end.error });
    return FAILED.connection;
  }
}

/** Above this a node waits for its own processor, not for the provider: 48 searches at once use 48. */
const MAX_IN_FLIGHT = 64;
const MAX_QUEUED = 128;

/** Quality bar for what providers send; a quote is some kilobytes. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 3000;

/** Quality bar: at most one call in five seconds to a system that is down, and back within fifteen of its return. */
const HALF_OPEN_AFTER_MS = 5000;

/** Long enough for a node behind a load balancer to be taken out, short beside any deadline. Spread by half to both sides. */
const RETRY_PAUSE_MS = 40;

/** No system answers within less. */
const LEAST_RETRY_MS = 50;

type AttemptEnd = ExchangeEnd | OutboundOutcome;

const CANCELLED: ExchangeEnd = { kind: "cancelled" };

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

const REPEATABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

const isWorthRepeating = (end: AttemptEnd): boolean =>
  end.kind === "replied" ? REPEATABLE_STATUSES.has(end.status) : end.kind === "failed" && end.reason === "connection";

function judge(end: AttemptEnd): Verdict {
  if (end.kind === "replied") return end.status >= 500 ? "failing" : "healthy";
  if (end.kind !== "failed") return "unknown";
  return end.reason === "too-large" ? "healthy" : "failing";
}

const labelOf = (end: AttemptEnd): string => {
  if (end.kind === "replied") return `${Math.floor(end.status / 100)}xx`;
  return end.kind === "failed" ? end.reason : end.kind;
};

function headersOf(request: OutboundRequest): Record<string, string> {
  const traceParent = currentTraceParent();
  return traceParent === undefined ? request.headers : { ...request.headers, [TRACE_HEADER]: traceParent };
}
