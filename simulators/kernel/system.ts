import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "#platform/clock.ts";
import type { Counters } from "./counters.ts";
import type { FaultBook } from "./fault-book.ts";
import type { Fault } from "./fault.ts";

/** An outside company's system. Most are mounted on the common listener; one with a protocol of its own brings its own. */
export type OutsideSystem = MountedSystem | ListeningSystem;

/** Answers HTTP below `/<target>/`. */
export interface MountedSystem {
  readonly kind: "mounted";
  /** Its address below the common listener and its name in the control API: "insurers/tuvull". */
  readonly target: string;
  readonly latency: LatencyRange;
  readonly operations: readonly Operation[];
  /** What it received, when a test may want to read that. */
  readonly received?: Received;
}

export interface Received {
  list(): readonly unknown[];
  clear(): void;
}

/** Listens on a port of its own: TLS with client certificates, SMTP, anything. It applies the faults itself. */
export interface ListeningSystem {
  readonly kind: "listening";
  readonly target: string;
  /** What its faults may name. */
  readonly operationNames: readonly string[];
  listen(tools: SystemTools): Promise<Listening>;
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** What every system shares, so that one seed, one clock and one control API rule them all. */
export interface SystemTools {
  readonly seed: number;
  readonly clock: Clock;
  readonly faults: FaultBook;
  readonly counters: Counters;
  /** Where visitors find the insurers' documents, when not at the simulators' own address. */
  readonly documentsUrl?: string | undefined;
  /** The interface that a system with a port of its own listens on. */
  readonly host: string;
  /** Where the site is called, when not at its public address. */
  readonly siteUrl?: string | undefined;
  isRealSpeed(): boolean;
  /** How long the system takes over this question; nothing at all at instant speed. */
  latencyMs(target: string, latency: LatencyRange, key: string): number;
}

export interface LatencyRange {
  readonly minMs: number;
  readonly maxMs: number;
}

/** One kind of call. The work is done when the call arrives; what takes time is the answer. */
export interface Operation {
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Below the target; a segment that begins with a colon takes any value. */
  readonly path: string;
  /** The part of the system's latency that this call takes. */
  readonly latencyShare: number;
  answer(request: SystemRequest): SystemReply;
}

export interface SystemRequest {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** What makes this question this question: the draws for it follow from it. */
  readonly key: string;
}

export interface SystemReply {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked for by the input itself. A fault set through the control API comes first. */
  readonly fault?: Fault;
}

export const jsonReply = (status: number, body: object, headers?: Readonly<Record<string, string>>): SystemReply => ({
  status,
  body: JSON.stringify(body),
  ...(headers ? { headers } : {}),
});
