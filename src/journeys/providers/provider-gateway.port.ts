import type { ProviderReply, ProviderRequest } from "#verticals/_contract/provider.ts";

/** Carries one request to a provider, inside that provider's own limits. Never rejects. */
export interface ProviderGateway {
  send(call: ProviderCall): Promise<ProviderSendOutcome>;
}

export interface ProviderCall {
  readonly slug: string;
  readonly request: ProviderRequest;
  /** No answer is waited for beyond this. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
  /** Only a question that changes nothing at the other side may be sent again by the client itself. */
  readonly repeatable: boolean;
}

export type ProviderSendOutcome =
  | { readonly kind: "replied"; readonly reply: ProviderReply }
  /** Nothing usable came: too late, connection cut, circuit open, too many at once. */
  | {
      readonly kind: "failed";
      readonly reason: "timeout" | "connection" | "circuit-open" | "overloaded" | "too-large";
    };
