import type { ProviderReply, ProviderRequest } from "#verticals/_contract/provider.ts";

/** Sends one request to a provider, within that provider's own limits. Never rejects. */
export interface ProviderGateway {
  send(call: ProviderCall): Promise<ProviderSendOutcome>;
}

export interface ProviderCall {
  readonly slug: string;
  readonly request: ProviderRequest;
  /** The longest wait for an answer. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
  /** The client itself may only repeat a request that changes nothing at the other side. */
  readonly repeatable: boolean;
}

export type ProviderSendOutcome =
  | { readonly kind: "replied"; readonly reply: ProviderReply }
  /** No usable answer: too late, connection cut, circuit open, too many at once. */
  | {
      readonly kind: "failed";
      readonly reason: "timeout" | "connection" | "circuit-open" | "overloaded" | "too-large";
    };
