/** What the load process is to do, sent to it as one message. */
export interface LoadPlan {
  /** By its number: a name would be looked up for every connection. */
  readonly url: string;
  readonly durationMs: number;
  readonly streams: readonly LoadStream[];
}

/** Requests of one kind, at an even pace whatever the answers do. */
export interface LoadStream {
  readonly name: string;
  readonly perSecond: number;
  /** The most connections it may hold. */
  readonly connections: number;
  /** Taken in turn. `{id}` becomes a new random id and `{ip}` a new visitor's address, each time. */
  readonly requests: readonly LoadRequest[];
}

export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The result of one stream. */
export interface StreamResult {
  readonly name: string;
  readonly offered: number;
  /** Due while every connection was busy and the queue was full: the server never saw them. */
  readonly unsent: number;
  /** How many answers had each status; `failed` is no answer at all. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of what was accepted and answered, in ascending order; from the moment it was due. */
  readonly tookMs: readonly number[];
  /** Of what was refused with 503. */
  readonly refusedMs: readonly number[];
}

export interface LoadResult {
  readonly streams: readonly StreamResult[];
  /** Processor time of the process that made the load. */
  readonly cpuUs: number;
  /** How far behind its own plan it was at the most. */
  readonly behindMs: number;
}
