import { type Dispatcher, Pool } from "undici";

/** How one insurer behaves in a simulation. */
export interface ProviderModel {
  readonly slug: string;
  readonly latency: { readonly minMs: number; readonly maxMs: number };
  /** Answers a question with a job that is asked about until it is ready. */
  readonly isPolled: boolean;
  /** More than this is refused with 429. Asking about a job is not counted. */
  readonly perSecond: number;
  /** More at once than this is refused with 503. */
  readonly atOnce: number;
  readonly outages: readonly Outage[];
}

export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
  /** `errors`: 503 at once. `hangs`: connections are taken, and nothing is answered. */
  readonly kind: "errors" | "hangs";
}

export interface WireReply {
  readonly status: number;
  readonly body: string;
}

export interface Wire {
  /** Returns how to give the request up. */
  send(path: string, onReply: (reply: WireReply) => void): () => void;
  countsOf(slug: string): WireCounts;
}

export interface WireCounts {
  arrived: number;
  arrivedInOutage: number;
  overLimit: number;
  overCapacity: number;
  mostAtOnce: number;
  /** By second since the start. */
  readonly bySecond: number[];
}

/** Faster than any answer: refused before anything is computed. */
const REFUSAL_MS = 10;
const ERROR_MS = 25;
const POLL_MS = 30;
/** As the simulated insurers: making a job takes a tenth of what it takes. */
const JOB_SHARE = 0.1;

export function createWire(models: readonly ProviderModel[], random: () => number): Wire {
  const startedMs = Date.now();
  const sinceStartMs = () => Date.now() - startedMs;
  const states = new Map(models.map((model) => [model.slug, createState(model)]));
  const stateOf = (slug: string): ProviderState => {
    const state = states.get(slug);
    if (!state) throw new Error(`no simulated provider ${slug}`);
    return state;
  };
  return {
    countsOf: (slug) => stateOf(slug).counts,
    send(path, onReply) {
      const [, slug = "", kind = ""] = path.split("/");
      const state = stateOf(slug);
      const { model, counts } = state;
      const nowMs = sinceStartMs();
      const outage = model.outages.find(({ fromMs, toMs }) => nowMs >= fromMs && nowMs < toMs);
      counts.arrived++;
      counts.bySecond[Math.floor(nowMs / 1000)] = (counts.bySecond[Math.floor(nowMs / 1000)] ?? 0) + 1;
      if (outage) counts.arrivedInOutage++;
      const answerAfter = (waitMs: number, reply: WireReply, ended?: () => void): (() => void) => {
        const timer = setTimeout(() => {
          ended?.();
          onReply(reply);
        }, waitMs);
        return () => {
          clearTimeout(timer);
          ended?.();
        };
      };
      if (outage?.kind === "errors") return answerAfter(ERROR_MS, { status: 503, body: "" });
      if (outage?.kind === "hangs") return () => undefined;
      if (kind === "job") return answerAfter(POLL_MS, pollReply(path, nowMs));
      if (!state.hasToken(nowMs)) {
        counts.overLimit++;
        return answerAfter(REFUSAL_MS, { status: 429, body: "" });
      }
      if (state.inProgress >= model.atOnce) {
        counts.overCapacity++;
        return answerAfter(REFUSAL_MS, { status: 503, body: "" });
      }
      const { minMs, maxMs } = model.latency;
      const takesMs = minMs + (maxMs - minMs) * random() ** 2;
      state.inProgress++;
      counts.mostAtOnce = Math.max(counts.mostAtOnce, state.inProgress);
      let isOpen = true;
      const ended = () => {
        if (isOpen) state.inProgress--;
        isOpen = false;
      };
      if (!model.isPolled) return answerAfter(takesMs, { status: 200, body: "" }, ended);
      return answerAfter(takesMs * JOB_SHARE, { status: 202, body: String(Math.ceil(nowMs + takesMs)) }, ended);
    },
  };
}

/** The path of a job names when it is ready. */
function pollReply(path: string, nowMs: number): WireReply {
  const readyMs = path.slice(path.lastIndexOf("/") + 1);
  return nowMs >= Number(readyMs) ? { status: 200, body: "" } : { status: 202, body: readyMs };
}

interface ProviderState {
  readonly model: ProviderModel;
  readonly counts: WireCounts;
  inProgress: number;
  /** A bucket that holds what a second allows. */
  hasToken(nowMs: number): boolean;
}

function createState(model: ProviderModel): ProviderState {
  let tokens = model.perSecond;
  let filledMs = 0;
  return {
    model,
    inProgress: 0,
    counts: { arrived: 0, arrivedInOutage: 0, overLimit: 0, overCapacity: 0, mostAtOnce: 0, bySecond: [] },
    hasToken(nowMs) {
      tokens = Math.min(model.perSecond, tokens + ((nowMs - filledMs) * model.perSecond) / 1000);
      filledMs = nowMs;
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
  };
}

/** While the work runs, requests of every undici pool go over the simulated wire and never reach a socket. */
export async function withoutSockets<T>(wire: Wire, work: () => Promise<T>): Promise<T> {
  const real = Object.getOwnPropertyDescriptor(Pool.prototype, "dispatch");
  Object.defineProperty(Pool.prototype, "dispatch", {
    configurable: true,
    writable: true,
    value: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => {
      carry(wire, options.path, handler);
      return true;
    },
  });
  try {
    return await work();
  } finally {
    if (real) Object.defineProperty(Pool.prototype, "dispatch", real);
    else Reflect.deleteProperty(Pool.prototype, "dispatch");
  }
}

function carry(wire: Wire, path: string, handler: Dispatcher.DispatchHandler): void {
  let giveUp: () => void = () => undefined;
  let hasEnded = false;
  const controller = {
    aborted: false,
    paused: false,
    reason: null as Error | null,
    pause: () => undefined,
    resume: () => undefined,
    abort(reason: Error) {
      if (hasEnded) return;
      hasEnded = true;
      controller.aborted = true;
      controller.reason = reason;
      giveUp();
      handler.onResponseError?.(controller, reason);
    },
  };
  handler.onRequestStart?.(controller, {});
  if (hasEnded) return;
  giveUp = wire.send(path, ({ status, body }) => {
    if (hasEnded) return;
    hasEnded = true;
    handler.onResponseStart?.(controller, status, {}, "");
    if (body) handler.onResponseData?.(controller, Buffer.from(body));
    handler.onResponseEnd?.(controller, {});
  });
}
