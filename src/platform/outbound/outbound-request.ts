/** The vocabulary of a call to another system, shared by every part of this folder. */
export interface OutboundRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the target's own address; begins with a slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SendLimits {
  /** How long the caller can still wait, from now. Queueing, connecting and a second try all happen within it. */
  readonly deadlineMs: number;
  /** The caller's own end of waiting; answered as a timeout. */
  readonly signal?: AbortSignal | undefined;
  /** Only a request that changes nothing at the other side may be sent a second time. */
  readonly repeatable: boolean;
}

export type OutboundOutcome = OutboundReply | OutboundFailure;

export interface OutboundReply {
  readonly kind: "replied";
  readonly status: number;
  /** As the other side wrote it; empty when it wrote none. */
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface OutboundFailure {
  readonly kind: "failed";
  readonly reason: "timeout" | "connection" | "circuit-open" | "overloaded" | "too-large";
}

/** Made once: many failures should cost no more than answers do. */
export const FAILED: { readonly [Reason in OutboundFailure["reason"]]: OutboundFailure & { readonly reason: Reason } } =
  {
    timeout: { kind: "failed", reason: "timeout" },
    connection: { kind: "failed", reason: "connection" },
    "circuit-open": { kind: "failed", reason: "circuit-open" },
    overloaded: { kind: "failed", reason: "overloaded" },
    "too-large": { kind: "failed", reason: "too-large" },
  };
